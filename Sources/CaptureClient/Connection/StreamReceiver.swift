/// What a connection does with a stream's sockets, on the client's thread.
protocol StreamReceiver: AnyObject {
    /// Connects fresh sockets to where the worker publishes now.
    func open(_ greeting: Greeting)
    /// The worker is heard again, or no more.
    func became(_ state: StreamState)
    /// The worker was started anew.
    func restarted(_ bootID: String)
    /// Closes the sockets and ends the stream.
    func close()
}
