import Arguments

/// The completion of a command with subcommands for bash, made from its declaration.
///
/// The script splits the line itself: bash splits words at `:` and `=`, which camera ids and settings contain.
struct BashCompletion {
    private let root: Command
    private var prefix: String { "_" + root.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }

    /// The completion of `root`, whose subcommands have none of their own.
    init(_ root: Command) { self.root = root }

    /// The script.
    var script: String {
        """
        # bash completion for \(root.name), made by '\(root.name) completion bash'.

        # Does option $2 of subcommand $1 take a value?
        \(prefix)_takes_value() {
            case "$1 $2" in
        \(lines(takers.map { "\($0)) return 0 ;;" }))
            esac
            return 1
        }

        # Puts into 'candidates' what may stand for the value of option $2, or at position $2, of subcommand $1. The rest is how to
        # reach the worker.
        \(prefix)_values() {
            case "$1 $2" in
        \(lines(values.map { "\($0.pattern)) \($0.action) ;;" }))
            esac
        }

        # The options of subcommand $1.
        \(prefix)_options() {
            case "$1" in
        \(lines(root.subcommands.map { "\($0.name)) printf '%s\\n' \(options(of: $0)) ;;" }))
            *) printf '%s\\n' \(labels(root, isRoot: true)) ;;
            esac
        }

        # The words that only \(root.name) itself knows. Whatever goes wrong, there is nothing to complete.
        \(prefix)_ask() { mapfile -t candidates < <("$program" completion "$@" --timeout 2s 2>/dev/null); }

        \(prefix)_files() {
            compopt -o filenames 2>/dev/null
            mapfile -t candidates < <(compgen -f -- "$current")
        }

        \(prefix)() {
            local line=${COMP_LINE:0:COMP_POINT} words=() word index
            read -ra words <<<"$line"
            [[ $line == *[[:space:]] ]] && words+=('')
            local program=${words[0]/#\\~/$HOME} current=${words[${#words[@]} - 1]}

            # What stands before the word that is completed?
            local subcommand='' position=1 pending='' reach=()
            for ((index = 1; index < ${#words[@]} - 1; index++)); do
                word=${words[index]}
                if [[ -n $pending ]]; then
                    case $pending in \(reachPatterns)) reach+=("$pending" "$word") ;; esac
                    pending=''
                elif [[ $word == --*=* ]]; then
                    case ${word%%=*} in \(reachPatterns)) reach+=("$word") ;; esac
                elif [[ $word == -?* ]]; then
                    if \(prefix)_takes_value "$subcommand" "$word"; then pending=$word; fi
                elif [[ -z $subcommand ]]; then
                    subcommand=$word
                else
                    position=$((position + 1))
                fi
            done

            # What may come there?
            local before='' candidates=()
            if [[ -n $pending ]]; then
                \(prefix)_values "$subcommand" "$pending" "${reach[@]}"
            elif [[ $current == --*=* ]]; then
                before=${current%%=*}=
                current=${current#*=}
                \(prefix)_values "$subcommand" "${before%=}" "${reach[@]}"
            elif [[ $current == -* ]]; then
                mapfile -t candidates < <(\(prefix)_options "$subcommand")
            elif [[ -z $subcommand ]]; then
                candidates=(\(root.subcommands.map(\.name).joined(separator: " ")))
            else
                \(prefix)_values "$subcommand" "$position" "${reach[@]}"
            fi

            # bash replaces only what follows the last of these characters.
            local breaks='' typed=$before$current cut=''
            [[ $COMP_WORDBREAKS == *:* ]] && breaks+=':'
            [[ $COMP_WORDBREAKS == *=* ]] && breaks+='='
            [[ -n $breaks && $typed == *[$breaks]* ]] && cut=${typed%"${typed##*[$breaks]}"}
            COMPREPLY=()
            for word in "${candidates[@]}"; do
                [[ $word == "$current"* ]] || continue
                word=$before$word
                COMPREPLY+=("${word#"$cut"}")
            done
            if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
        }

        complete -F \(prefix) \(root.name)
        """
    }

    // MARK: From the declarations

    /// The arguments of a command with the pattern for the command's name: those of the root go with every subcommand.
    private var declarations: [(command: String, argument: ArgumentDeclaration, slot: Int)] {
        ([root] + root.subcommands).flatMap { command in
            let name = command.name == root.name ? "*" : command.name
            var slot = 0
            return command.arguments.map(\.declaration).map { argument in
                if argument.kind == .positional { slot += 1 }
                return (name, argument, slot)
            }
        }
    }

    private var takers: [String] {
        declarations.filter { $0.argument.kind == .option }.map { pattern($0.command, labels($0.argument)) }
    }

    private var values: [(pattern: String, action: String)] {
        declarations.compactMap { command, argument, slot in
            guard argument.kind != .flag, let action = action(argument) else { return nil }
            return (pattern(command, argument.kind == .positional ? ["\(slot)"] : labels(argument)), action)
        }
    }

    private func action(_ argument: ArgumentDeclaration) -> String? {
        if !argument.choices.isEmpty { return "candidates=(\(argument.choices.joined(separator: " ")))" }
        if argument.placeholder == "FILE" { return "\(prefix)_files" }
        guard let words = CompletionWords.ofPlaceholder[argument.placeholder] else { return nil }
        return "\(prefix)_ask \(words.rawValue) \"${@:3}\""
    }

    private func pattern(_ command: String, _ slots: [String]) -> String {
        slots.map { command == "*" ? "*' \($0)'" : "'\(command) \($0)'" }.joined(separator: " | ")
    }

    private func labels(_ argument: ArgumentDeclaration) -> [String] {
        [argument.label] + (argument.short.map { ["-\($0)"] } ?? [])
    }

    /// Long options are what completion is for: the short ones are short.
    private func labels(_ command: Command, isRoot: Bool) -> String {
        let own = command.arguments.map(\.declaration).filter { $0.kind != .positional }.map(\.label)
        return (own + (isRoot ? ["--help", "--version"] : [])).joined(separator: " ")
    }

    private func options(of command: Command) -> String {
        [labels(command, isRoot: false), labels(root, isRoot: true)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The options that say which worker and session are meant: what is completed is asked of that one.
    private var reachPatterns: String {
        root.arguments.map(\.declaration).filter { ["worker", "connect", "session"].contains($0.name) }.flatMap(labels)
            .joined(separator: " | ")
    }

    private func lines(_ lines: [String]) -> String { lines.map { "    \($0)" }.joined(separator: "\n") }
}
