import * as z from 'zod/mini'
import { codesOf } from '#infra/openapi/responses.ts'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { CANARY } from './hostile.ts'
import { takesBody, type FuzzedRequest } from './request.ts'

export interface Exchange {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The exact fields of a refusal. */
const Refusal = z.strictObject({
  code: z.enum(Object.keys(ERRORS)),
  message: z.string().check(z.minLength(1)),
  requestId: z.string().check(z.minLength(1)),
  details: z.optional(z.string()),
  fields: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
})

const COOKIES = new Set(['sid', 'adm', 'authorization', 'browser'])

/**
 * Codes of a request to another path than the contract's: with an empty parameter the path does not match.
 */
const NO_SUCH_ADDRESS: readonly ErrorCode[] = ['not_found', 'method_not_allowed', 'payload_too_large']

/** The rules that a response breaks, whatever was sent. */
export function breachesOf(contract: Contract, sent: FuzzedRequest, answer: Exchange): readonly string[] {
  const { status, headers, text } = answer
  return [
    ...(status >= 500 ? [`answered ${status}: ${text.slice(0, 200)}`] : []),
    ...(status >= 400 ? refusalBreaches(contract, answer) : successBreaches(contract, sent, answer)),
    ...headers.getSetCookie().flatMap((cookie) => {
      const name = cookie.split('=')[0] ?? ''
      return COOKIES.has(name) ? [] : [`set the cookie ${name}`]
    }),
    ...(headers.get('x-content-type-options') === 'nosniff' || isOfRouter(answer)
      ? []
      : ['lets a browser guess what the answer is']),
  ]
}

/** The gateway itself responds for paths without a route. */
const isOfRouter = ({ status, headers }: Exchange): boolean =>
  [404, 405, 413].includes(status) && headers.get('x-request-id') === null

function refusalBreaches(contract: Contract, { status, headers, text }: Exchange): readonly string[] {
  const refusal = Refusal.safeParse(parsed(text))
  if (!refusal.success) return [`refuses with ${text.slice(0, 200)}`]
  const allowed: readonly string[] = [...codesOf(contract), ...(contract.params ? NO_SUCH_ADDRESS : [])]
  const known = Object.entries(ERRORS).find(([code]) => code === refusal.data.code)?.[1]
  return [
    ...(known?.status === status ? [] : [`sends ${refusal.data.code} with ${status}`]),
    ...(allowed.includes(refusal.data.code)
      ? []
      : [`refuses with ${refusal.data.code}, not in its contract`]),
    ...(headers.get('content-type')?.startsWith('application/json') === true ? [] : ['refuses without JSON']),
    ...(text.includes('canary()') ? ['says in its refusal what was sent'] : []),
  ]
}

function successBreaches(contract: Contract, sent: FuzzedRequest, answer: Exchange): readonly string[] {
  const { status, headers, text } = answer
  if (contract.reply === 'redirect')
    return status === 302 && text === '' ? awayFrom(headers.get('location')) : [`answers ${status}`]
  const schema = contract.reply[status]
  if (schema === undefined) return [`answers ${status}, which is not in its contract`]
  const body = parsed(text)
  const isFile = headers.get('content-disposition')?.startsWith('attachment') === true
  const read = schema.safeParse(body)
  return [
    ...(takesBody(contract, sent) ? [] : ['takes a body that its contract refuses']),
    ...(contract.auth === 'user' && sent.sender !== 'user' ? [`serves a ${sent.sender}`] : []),
    ...(contract.auth.endsWith('admin') && sent.sender !== 'admin' ? [`serves a ${sent.sender}`] : []),
    ...(isFile || headers.get('content-type')?.startsWith('application/json') === true
      ? []
      : [`answers with ${headers.get('content-type') ?? 'no type'}`]),
    ...(isFile || (read.success && JSON.stringify(read.data) === JSON.stringify(body))
      ? []
      : [`answers what its contract does not say: ${text.slice(0, 200)}`]),
  ]
}

/** The only other site that an endpoint redirects to is the sign-in, which is on this machine here. */
function awayFrom(location: string | null): readonly string[] {
  if (location === null) return ['redirects without an address']
  const { hostname } = new URL(location, 'http://localhost')
  return [
    ...(['localhost', '127.0.0.1'].includes(hostname) ? [] : [`leads to ${hostname}`]),
    ...(location.includes(CANARY) || /[\r\n]/.test(location) ? ['says in its address what was sent'] : []),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
