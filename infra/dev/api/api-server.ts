import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import findMyWay from 'find-my-way'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { contracts } from '#shared/contracts/index.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { webhooks, type Webhook } from '#shared/contracts/webhooks.ts'
import type { Problem } from '#shared/models/wire-types.ts'
import type { Clock } from '#platform/clock.ts'
import { LET_CALLERS_CLOSE } from '#emulators/kit/keep-alive.ts'
import { sendApiDocs } from './api-docs.ts'
import { endpointHandlers, lambdaContext, type Handler } from '../functions/handlers.ts'
import { sendResult, toEvent } from './http-event.ts'

/** What a Lambda takes, and how long an HTTP API waits for it. */
const BODY_CAP = 6 * 1024 * 1024
const TIMEOUT_MS = 30_000

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof METHODS)[number]
const isMethod = (value: string | undefined): value is Method => METHODS.some((method) => method === value)

interface ApiServerOptions {
  readonly port: number
  readonly clock: Clock
  readonly report: (line: string) => void
  /** Hears of each request that a route answered, as the gateway's metrics count it. */
  readonly measure?: (answered: { readonly status: number; readonly latencyMs: number }) => void
  /** By endpoint; those of the sources when absent. */
  readonly handlers?: ReadonlyMap<string, Handler>
}

function sendProblem(
  response: ServerResponse,
  code: ErrorCode,
  requestId: string,
  headers: Record<string, string> = {},
): void {
  const problem: Problem = { code, message: ERRORS[code].message, requestId }
  sendResult(response, {
    statusCode: ERRORS[code].status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(problem),
  })
}

/** The whole body, or null when it is larger than a Lambda takes. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // What is too large is still read to its end, or the client would see a reset instead of the answer.
    if (size <= BODY_CAP) chunks.push(bytes)
  }
  return size > BODY_CAP ? null : Buffer.concat(chunks)
}

const unused = () => undefined

function routes() {
  const router = findMyWay({ ignoreTrailingSlash: false, caseSensitive: true })
  for (const { id, method, path } of Object.values<Contract | Webhook>({ ...contracts, ...webhooks }))
    router.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), unused, { id, path })
  return router
}

class OutOfTime extends Error {}

/** The HTTP API of this machine: routes from the contract table to the very handlers that run in Lambda. */
export async function startApiServer({
  port,
  clock,
  report,
  measure = () => undefined,
  handlers = endpointHandlers(),
}: ApiServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const router = routes()

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const pathname = new URL(request.url ?? '/', 'http://localhost').pathname
    const route = isMethod(request.method) ? router.find(request.method, pathname) : null
    if (route === null) {
      if (request.method === 'GET' && (await sendApiDocs(pathname, response))) return
      const allowed = METHODS.filter((method) => router.find(method, pathname) !== null)
      if (allowed.length === 0) return sendProblem(response, 'not_found', requestId)
      return sendProblem(response, 'method_not_allowed', requestId, { allow: allowed.join(', ') })
    }
    const body = await readBody(request)
    if (body === null) return sendProblem(response, 'payload_too_large', requestId)
    const { id, path }: { id: string; path: string } = route.store
    const pathParameters = Object.fromEntries(
      Object.entries(route.params).map(([name, value]) => [name, value ?? '']),
    )
    const event = toEvent(request, {
      body,
      pathParameters,
      requestId,
      routeKey: `${request.method} ${path}`,
      at: clock.now(),
    })
    let timer: NodeJS.Timeout | undefined
    const outOfTime = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new OutOfTime()), TIMEOUT_MS)
    })
    try {
      const result = await Promise.race([handlers.get(id)?.(event, lambdaContext(id, TIMEOUT_MS)), outOfTime])
      sendResult(response, result)
    } finally {
      clearTimeout(timer)
    }
  }

  const underWay = new Set<Promise<void>>()
  const server = createServer(LET_CALLERS_CLOSE, (request, response) => {
    const requestId = randomUUID()
    const began = performance.now()
    response.once('finish', () =>
      measure({ status: response.statusCode, latencyMs: performance.now() - began }),
    )
    const answering = answer(request, response, requestId)
      .catch((error: unknown) => {
        report(
          `${request.method} ${request.url?.split('?')[0]} (${requestId}): ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        )
        if (!response.headersSent)
          sendProblem(response, error instanceof OutOfTime ? 'unavailable' : 'internal', requestId)
      })
      .finally(() => underWay.delete(answering))
    underWay.add(answering)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      server.closeAllConnections()
      await closed
      // A handler whose caller is gone goes on to its end, and needs the other parts until then.
      await Promise.all(underWay)
    },
  }
}
