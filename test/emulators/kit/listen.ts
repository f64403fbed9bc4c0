import { createServer, type RequestListener, type Server } from 'node:http'

export interface Listening {
  readonly url: string
  readonly server: Server
  readonly close: () => Promise<void>
}

/**
 * A server on this machine. A connection that nobody uses is closed by whoever opened it: Node's servers would
 * close it after five seconds, and where the machine was busy just then a caller writes its next request into
 * a connection that is being closed: ECONNRESET, or 502 behind a proxy. Rejects where the port is taken.
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
