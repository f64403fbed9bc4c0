import type { ActivityDetails } from '#shared/catalog/activities.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError } from '../app-error.ts'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import type { Problem } from '#shared/models/wire-types.ts'

export type HttpEvent = APIGatewayProxyEventV2
export type HttpResult = APIGatewayProxyStructuredResultV2

/** What may come with an answer. */
interface Extras {
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** Details for the activity log. Null records nothing. */
  readonly activity?: ActivityDetails | null | undefined
}

type Content<Body> =
  | { readonly kind: 'json'; readonly body: Body }
  /** A download to be saved as `name`. */
  | { readonly kind: 'file'; readonly name: string; readonly contentType: string; readonly body: FileBody }
  | { readonly kind: 'redirect'; readonly location: string }

/** A handler's answer where it is more than a body. */
export class Answer<Body> {
  readonly content: Content<Body>
  readonly extras: Extras

  constructor(content: Content<Body>, extras: Extras = {}) {
    this.content = content
    this.extras = extras
  }
}

/** A body with more. Like a bare body, it is filtered through the contract's reply schema. */
export const reply = <Body>(body: Body, extras: Extras) => new Answer({ kind: 'json', body }, extras)
export const file = (name: string, contentType: string, body: FileBody, extras?: Extras) =>
  new Answer<never>({ kind: 'file', name, contentType, body }, extras)
export const redirect = (location: string, extras?: Extras) =>
  new Answer<never>({ kind: 'redirect', location }, extras)

/** The body as it was sent, at most `limit` bytes. Throws AppError payload_too_large. */
export function rawBody({ body = '', isBase64Encoded }: HttpEvent, limit: number): string {
  // Four characters of base64 encode three bytes.
  const bytes = isBase64Encoded ? Math.floor((body.length * 3) / 4) : Buffer.byteLength(body)
  if (bytes > limit) throw new AppError('payload_too_large')
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
}

/** Nothing may be cached: most answers belong to a session. */
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

/** A Lambda may answer with 6 MB at most: this much gzipped data fits after base64 encoding. */
const MAX_GZIPPED_BYTES = 4_400_000
/** Up to this size a file is sent uncompressed. */
const MAX_PLAIN_BYTES = 1_000_000

/** A text as it is sent. Browsers decompress it themselves. */
export interface FileBody {
  readonly body: string
  readonly isGzipped: boolean
}

/** A text as the body of one answer; null when it is too large even gzipped. */
export function fileBody(text: string): FileBody | null {
  if (Buffer.byteLength(text) <= MAX_PLAIN_BYTES) return { body: text, isGzipped: false }
  // Loaded only here: every function bundles this file, and few answer with a download.
  const gzipped = process.getBuiltinModule('node:zlib').gzipSync(text)
  return gzipped.length > MAX_GZIPPED_BYTES ? null : { body: gzipped.toString('base64'), isGzipped: true }
}

export const fileResult = (
  { name, contentType, body: { body, isGzipped } }: { name: string; contentType: string; body: FileBody },
  requestId: string,
): HttpResult => ({
  statusCode: 200,
  headers: {
    ...HEADERS,
    'content-type': `${contentType}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'x-request-id': requestId,
    ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
  },
  body,
  ...(isGzipped ? { isBase64Encoded: true } : {}),
})

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

/** A refusal on the wire: code, message and request id, no internal details. */
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
