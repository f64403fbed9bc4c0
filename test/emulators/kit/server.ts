import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import { listen } from './listen.ts'

/**
 * A received request, without its query string, which may hold authorization codes. Status 0: no response.
 */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly at: string
}

export interface EmulatorServer {
  readonly url: string
  readonly requests: readonly LoggedRequest[]
  /** The number of open connections. */
  connections(): Promise<number>
  close(): Promise<void>
}

/** Hono environment of every emulator, which gives access to the Node request and response. */
export interface NodeEnv {
  Bindings: HttpBindings
}

/** Older requests are dropped from the log, so that an emulator can run for days. */
const LOG_SIZE = 10_000

/**
 * Serves on loopback only. `fallback` gets what `handles` refuses, for emulators that wrap another server.
 */
export async function serve(
  app: Hono<NodeEnv>,
  options: {
    port: number
    clock: Clock
    log?: LoggedRequest[]
    fallback?: { listener: RequestListener; takes(path: string): boolean }
  },
): Promise<EmulatorServer> {
  const requests: { -readonly [K in keyof LoggedRequest]: LoggedRequest[K] }[] = options.log ?? []
  const honoListener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const { url, server, close } = await listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const entry = { method: request.method ?? '', path, status: 0, at: options.clock.now().toISOString() }
    if (requests.push(entry) > LOG_SIZE) requests.shift()
    response.once('finish', () => {
      entry.status = response.statusCode
    })
    if (options.fallback?.takes(path)) options.fallback.listener(request, response)
    else void honoListener(request, response)
  }, options.port)
  return {
    url,
    requests,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
      }),
    close,
  }
}

/** Lets another listener, such as a wrapped server, respond in place of Hono. */
export async function handOver(env: HttpBindings, listener: RequestListener): Promise<Response> {
  await new Promise<void>((resolve) => {
    env.outgoing.once('close', () => resolve())
    listener(env.incoming, env.outgoing)
  })
  return RESPONSE_ALREADY_SENT
}

/** Closes the connection without a response. */
export function dropAnswer(c: { env: HttpBindings }): Response {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Never responds: returns only when the client has given up. */
export async function neverAnswer(c: { env: HttpBindings }): Promise<Response> {
  await new Promise<void>((resolve) => {
    c.env.incoming.socket.once('close', () => resolve())
  })
  return RESPONSE_ALREADY_SENT
}
