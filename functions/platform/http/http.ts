import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError } from '../app-error.ts'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import type { Problem } from '#shared/models/wire-types.ts'

export type HttpEvent = APIGatewayProxyEventV2
export type HttpResult = APIGatewayProxyStructuredResultV2

/** What a handler answers with; the wrapper filters the body through the contract's reply schema. */
export type Answer<Body> = (
  | {
      readonly kind: 'json'
      readonly status: number
      readonly body: Body
      readonly cookies?: readonly string[]
      readonly headers?: Readonly<Record<string, string>>
    }
  /** Something to be saved as a file under `name`; its text is already what the contract says. */
  | { readonly kind: 'file'; readonly name: string; readonly contentType: string; readonly text: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly cookies?: readonly string[] }
) & {
  /** Details of the contract's activity; null when the user did nothing that the log should keep. */
  readonly activity?: string | null
}

export const ok = <Body>(body: Body, cookies: readonly string[] = []): Answer<Body> => ({
  kind: 'json',
  status: 200,
  body,
  cookies,
})
export const created = <Body>(body: Body): Answer<Body> => ({ kind: 'json', status: 201, body })
export const accepted = <Body>(body: Body): Answer<Body> => ({ kind: 'json', status: 202, body })
export const file = (name: string, contentType: string, text: string): Answer<never> => ({
  kind: 'file',
  name,
  contentType,
  text,
})
export const redirect = (location: string, cookies: readonly string[] = []): Answer<never> => ({
  kind: 'redirect',
  location,
  cookies,
})

/** With details of what the user did: plain words, never a secret. Null records nothing. */
export const withActivity = <Body>(answer: Answer<Body>, details: string | null): Answer<Body> => ({
  ...answer,
  activity: details,
})

/** The body as it was sent. Throws AppError payload_too_large. */
export function rawBody({ body = '', isBase64Encoded }: HttpEvent, limit: number): string {
  // Four characters of base64 stand for three bytes.
  const bytes = isBase64Encoded ? Math.floor((body.length * 3) / 4) : Buffer.byteLength(body)
  if (bytes > limit) throw new AppError('payload_too_large')
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
}

/** Nothing behind a session may stay in a cache. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

export function jsonResult(
  status: number,
  body: unknown,
  requestId: string,
  extra: { headers?: Readonly<Record<string, string>>; cookies?: readonly string[] } = {},
): HttpResult {
  return {
    statusCode: status,
    headers: {
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
      ...extra.headers,
    },
    ...(extra.cookies && extra.cookies.length > 0 ? { cookies: [...extra.cookies] } : {}),
    body: JSON.stringify(body),
  }
}

/** A Lambda answers with six megabytes at most: so much fits when it is packed and in base64. */
const MAX_PACKED_BYTES = 4_400_000
/** Small enough to be sent as it is. */
const UNPACKED_BYTES = 1_000_000

/** A file to be saved; null when it is too large even when packed. Browsers unpack it themselves. */
export function fileResult(
  { name, contentType, text }: { name: string; contentType: string; text: string },
  requestId: string,
): HttpResult | null {
  const headers = {
    ...HEADERS,
    'content-type': `${contentType}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'x-request-id': requestId,
  }
  if (Buffer.byteLength(text) <= UNPACKED_BYTES) return { statusCode: 200, headers, body: text }
  // Asked for here: every function would load the module, and few answer with a file.
  const packed = process.getBuiltinModule('node:zlib').gzipSync(text)
  if (packed.length > MAX_PACKED_BYTES) return null
  return {
    statusCode: 200,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: packed.toString('base64'),
    isBase64Encoded: true,
  }
}

export function redirectResult(
  location: string,
  requestId: string,
  cookies: readonly string[] = [],
): HttpResult {
  return {
    statusCode: 302,
    headers: { ...HEADERS, location, 'x-request-id': requestId },
    cookies: [...cookies],
    body: '',
  }
}

/** A refusal on the wire: code, sentence and request id, nothing of the inside. */
export function problemResult(error: AppError, requestId: string): HttpResult {
  const { details }: { readonly status: number; readonly details?: string } = ERRORS[error.code]
  const problem: Problem = {
    code: error.code,
    message: error.message,
    requestId,
    ...(details === undefined ? {} : { details }),
    ...(error.fields.length > 0 ? { fields: [...error.fields] } : {}),
  }
  const headers: Record<string, string> =
    error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) }
  return jsonResult(statusOf(error.code), problem, requestId, { headers })
}

export const statusOf = (code: ErrorCode): number => ERRORS[code].status
