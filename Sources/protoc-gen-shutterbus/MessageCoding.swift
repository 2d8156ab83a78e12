/// Writes a message's methods that name every field: one that shows the fields, one that reads a field.
///
/// Properties are always written with `self.`, because a field may be called `number`, `value` or `decoder`.
struct MessageCoding {
    let fields: [FieldModel]
    let oneofs: [OneofModel]
    let access: String

    func generate(into source: inout SourceText) throws(GeneratorError) {
        source.line()
        try source.block("\(access)func visit<Visitor: ProtoVisitor & ~Copyable>(with visitor: inout Visitor)") {
            (source) throws(GeneratorError) in
            for run in runs { try generateVisit(of: run, &source) }
            source.line("visitor.unknown(unknownFields)")
        }
        source.line()
        source.line("\(access)mutating func decode<Decoder: ProtoDecoder & ~Copyable & ~Escapable>(")
        source.line("    field number: Int, from decoder: inout Decoder")
        try source.block(") throws(Decoder.Failure) -> Bool") { (source) throws(GeneratorError) in
            if fields.isEmpty { return source.line("false") }
            try source.block("switch number") { source in
                for field in fields.sorted(by: { $0.number < $1.number }) { generateDecode(of: field, &source) }
                source.line("default: return false")
            }
        }
        source.line()
        try source.block("\(access)func encode(into writer: inout ProtoWriter)") { $0.line("visit(with: &writer)") }
        source.line()
        try source.block("\(access)mutating func decode(from reader: inout ProtoReader) throws(ProtoError)") {
            (source) throws(GeneratorError) in
            try source.block("while let number = try reader.nextField()") { source in
                source.line("if !(try decode(field: number, from: &reader)) { try reader.keep(in: &unknownFields) }")
            }
        }
    }

    /// The fields ascending by number; neighbours of one oneof together, so that they share a switch.
    private var runs: [[FieldModel]] {
        var runs: [[FieldModel]] = []
        for field in fields.sorted(by: { $0.number < $1.number }) {
            if let oneof = field.oneof, runs.last?.last?.oneof == oneof {
                runs[runs.count - 1].append(field)
            } else {
                runs.append([field])
            }
        }
        return runs
    }

    private func generateVisit(of run: [FieldModel], _ source: inout SourceText) throws(GeneratorError) {
        for field in run {
            let start = "\(field.number), "
            switch field.shape {
            case .singular: source.line("visitor.singular(\(start)\(field.kind).self, self.\(field.swiftName))")
            case .optional: source.line("visitor.optional(\(start)\(field.kind).self, self.\(field.swiftName))")
            case .repeated(let isPacked):
                source.line("visitor.repeated(\(start)\(field.kind).self, self.\(field.swiftName), packed: \(isPacked))")
            case .map(let keyKind):
                source.line("visitor.map(\(start)\(keyKind).self, \(field.kind).self, self.\(field.swiftName))")
            case .member(let index):
                guard let oneof = oneofs.first(where: { $0.index == index }) else { continue }
                return try source.block("switch self.\(oneof.swiftName)") { source in
                    for member in run {
                        source.line(
                            "case .\(member.swiftName)(let value)?: visitor.optional(\(member.number), \(member.kind).self, value)"
                        )
                    }
                    source.line(run.count == oneof.members.count ? "case nil: break" : "default: break")
                }
            }
        }
    }

    private func generateDecode(of field: FieldModel, _ source: inout SourceText) {
        let head = "case \(field.number): return try decoder."
        switch field.shape {
        case .singular: source.line("\(head)singular(\(field.kind).self, &self.\(field.swiftName))")
        case .optional: source.line("\(head)optional(\(field.kind).self, &self.\(field.swiftName))")
        case .repeated: source.line("\(head)repeated(\(field.kind).self, &self.\(field.swiftName))")
        case .map(let keyKind): source.line("\(head)map(\(keyKind).self, \(field.kind).self, &self.\(field.swiftName))")
        case .member(let index):
            guard let oneof = oneofs.first(where: { $0.index == index }) else { return }
            source.line("case \(field.number):")
            source.line("    let occupied = self.\(oneof.swiftName) != nil")
            source.line("    var value: \(field.valueType)?")
            if field.isMessage {
                // A message that comes in pieces is merged; taken out of the oneof, it is extended in place.
                source.line("    if case .\(field.swiftName)(let current)? = self.\(oneof.swiftName) {")
                source.line("        value = current")
                source.line("        self.\(oneof.swiftName) = nil")
                source.line("    }")
            }
            source.line("    let isRead = try decoder.member(\(field.kind).self, &value, occupied: occupied)")
            source.line("    if let value { self.\(oneof.swiftName) = .\(field.swiftName)(value) }")
            source.line("    return isRead")
        }
    }
}
