import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import { LOCAL_API_ID } from '../environment.ts'

/** Media types that API Gateway hands over as text; every other body arrives as base64. */
const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded)|[^;]*\+(?:json|xml)\s*(?:;|$))/i

/** Node lower-cases names and keeps some repeated headers as arrays; API Gateway joins all but cookies. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'cookie')
      headers[name] = Array.isArray(value) ? value.join(',') : value
  }
  return headers
}

function queryOf(url: URL): Record<string, string> | undefined {
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams)
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`
  return Object.keys(query).length === 0 ? undefined : query
}

/** Converts a request into the event that an HTTP API passes to Lambda (payload format 2.0). */
export function toEvent(
  request: IncomingMessage,
  parts: {
    body: Buffer
    pathParameters: Record<string, string>
    requestId: string
    routeKey: string
    at: Date
  },
): APIGatewayProxyEventV2 {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const headers = headersOf(request)
  const asText = parts.body.length === 0 || TEXT.test(headers['content-type'] ?? '')
  const cookies = request.headers.cookie?.split(/;\s*/).filter((cookie) => cookie !== '')
  const query = queryOf(url)
  return {
    version: '2.0',
    routeKey: parts.routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies === undefined ? {} : { cookies }),
    headers,
    ...(query === undefined ? {} : { queryStringParameters: query }),
    ...(Object.keys(parts.pathParameters).length === 0 ? {} : { pathParameters: parts.pathParameters }),
    ...(parts.body.length === 0 ? {} : { body: parts.body.toString(asText ? 'utf8' : 'base64') }),
    isBase64Encoded: !asText,
    requestContext: {
      accountId: '000000000000',
      apiId: LOCAL_API_ID,
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: parts.requestId,
      routeKey: parts.routeKey,
      stage: '$default',
      time: parts.at.toISOString(),
      timeEpoch: parts.at.getTime(),
    },
  }
}

const Structured = z.object({
  statusCode: z.int().check(z.minimum(100), z.maximum(599)),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
})

/** Sends a handler's result. Throws ZodError unless it is a structured result. */
export function sendResult(response: ServerResponse, result: unknown): void {
  const {
    statusCode,
    headers = {},
    cookies = [],
    body = '',
    isBase64Encoded = false,
  } = Structured.parse(result)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  // Node refuses a Content-Length on a response that may not have a body.
  if (statusCode !== 204 && statusCode !== 304) response.setHeader('content-length', bytes.length)
  response.writeHead(statusCode)
  response.end(bytes)
}
