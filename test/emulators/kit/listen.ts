import { createServer, type RequestListener, type Server } from 'node:http'

export interface Listening {
  readonly url: string
  readonly server: Server
  readonly close: () => Promise<void>
}

/**
 * Starts a server on this machine. It never closes idle connections itself: Node's default closes them after
 * five seconds, and on a busy machine a client could write its next request into a connection that is just
 * being closed, which gives ECONNRESET, or 502 behind a proxy. Rejects when the port is taken.
 */
export async function listen(answer: RequestListener, port = 0, host = '127.0.0.1'): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 0 }, answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address()
  return {
    url: `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`,
    server,
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      await closed
    },
  }
}
