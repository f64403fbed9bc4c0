import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import findMyWay from 'find-my-way'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { contracts } from '#shared/contracts/index.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { webhooks, type Webhook } from '#shared/contracts/webhooks.ts'
import type { Problem } from '#shared/models/wire-types.ts'
import type { Clock } from '#platform/clock.ts'
import { listen } from '#emulators/kit/listen.ts'
import { pathsOf } from '#infra/registered-vendors.ts'
import { apiFiles } from '#infra/openapi/files.ts'
import { reasonOf } from '../errors.ts'
import { endpointHandlers, lambdaContext, type Handler } from '../functions/handlers.ts'
import { sendResult, toEvent } from './http-event.ts'

/** Largest request body of a Lambda in bytes, and the time after which an HTTP API gives up on it. */
const BODY_CAP = 6 * 1024 * 1024
const TIMEOUT_MS = 30_000

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof METHODS)[number]
const isMethod = (value: string | undefined): value is Method => METHODS.some((method) => method === value)

export interface RequestMetrics {
  readonly status: number
  readonly latencyMs: number
}

interface ApiServerOptions {
  readonly port: number
  readonly clock: Clock
  readonly report: (line: string) => void
  /** Called with each finished request, as API Gateway's metrics count it. */
  readonly measure?: (metrics: RequestMetrics) => void
  /** Handlers by endpoint id; by default those in functions/. */
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

/** Reads the whole body. Returns null when it is larger than a Lambda accepts. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // A body that is too large is still read to its end, or the client would see a reset, not the answer.
    if (size <= BODY_CAP) chunks.push(bytes)
  }
  return size > BODY_CAP ? null : Buffer.concat(chunks)
}

const noop = () => undefined

function routes() {
  const router = findMyWay({ ignoreTrailingSlash: false, caseSensitive: true })
  for (const route of Object.values<Contract | Webhook>({ ...contracts, ...webhooks }))
    for (const path of pathsOf(route))
      router.on(route.method, path.replaceAll(/\{(\w+)\}/g, ':$1'), noop, { id: route.id, path })
  return router
}

const page = (type: string, body: string) => ({
  statusCode: 200,
  headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  body,
})

/** Documentation of the API, rendered for each request. */
const PAGES: Readonly<Record<string, () => Promise<object>>> = {
  '/api/docs': async () => page('text/html; charset=utf-8', (await apiFiles())['api.html']),
  '/api/openapi.json': async () => page('application/json', (await apiFiles())['openapi.json']),
}

class TimedOut extends Error {}

/** Starts the local HTTP API: routes from the contract table to the same handlers that run in Lambda. */
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
      const documentation = request.method === 'GET' ? PAGES[pathname] : undefined
      if (documentation !== undefined) return sendResult(response, await documentation())
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
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimedOut()), TIMEOUT_MS)
    })
    try {
      const result = await Promise.race([handlers.get(id)?.(event, lambdaContext(id, TIMEOUT_MS)), timedOut])
      sendResult(response, result)
    } finally {
      clearTimeout(timer)
    }
  }

  const inFlight = new Set<Promise<void>>()
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID()
    const began = performance.now()
    response.once('finish', () =>
      measure({ status: response.statusCode, latencyMs: performance.now() - began }),
    )
    const answering = answer(request, response, requestId)
      .catch((error: unknown) => {
        report(`${request.method} ${request.url?.split('?')[0]} (${requestId}): ${reasonOf(error)}`)
        if (!response.headersSent)
          sendProblem(response, error instanceof TimedOut ? 'unavailable' : 'internal', requestId)
      })
      .finally(() => inFlight.delete(answering))
    inFlight.add(answering)
  }
  const server = await listen(listener, port)
  return {
    url: server.url,
    close: async () => {
      await server.close()
      // A handler runs to its end even after the client has left, and needs the other parts until then.
      await Promise.all(inFlight)
    },
  }
}
