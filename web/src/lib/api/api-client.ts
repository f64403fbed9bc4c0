import * as z from 'zod/mini'
import type { BodyInputOf, Contract, ParamsOf, QueryOf, ReplyOf } from '#shared/contracts/contract.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { ApiError } from './api-error.ts'

type Has<C extends Contract, K extends keyof Contract, T> = C[K] extends object ? T : unknown

/** What a call of the contract takes: exactly the parts that the contract names. */
type CallOptions<C extends Contract> = { signal?: AbortSignal } & Has<C, 'params', { params: ParamsOf<C> }> &
  Has<C, 'query', { query?: Partial<QueryOf<C>> }> &
  (undefined extends BodyInputOf<C> ? { body?: BodyInputOf<C> } : { body: BodyInputOf<C> })

export type CallArgs<C extends Contract> =
  object extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>]

export interface LooseOptions {
  signal?: AbortSignal
  /** Sent in addition to the call's own headers. */
  headers?: Readonly<Record<string, string>>
  params?: unknown
  query?: unknown
  body?: unknown
}

const StringMap = z.record(z.string(), z.string())
const QueryMap = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.undefined()]))

/** The address of a contract, for calls and for links that the browser follows itself. */
export function urlOf(contract: Contract, options: LooseOptions = {}): string {
  const params = StringMap.parse(options.params ?? {})
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(QueryMap.parse(options.query ?? {})))
    if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Calls an endpoint with the session's cookie and parses the reply with the contract's schema. */
export const call = <C extends Contract>(contract: C, ...[options]: CallArgs<C>): Promise<ReplyOf<C>> =>
  send(contract, options)

/** The same for options that the caller has checked itself. */
export async function send<C extends Contract>(contract: C, options: LooseOptions = {}): Promise<ReplyOf<C>> {
  return parseReply(contract, await ask(contract, options))
}

/** The text of a reply that is a file, unparsed. Throws ApiError. */
export async function fetchFile<C extends Contract>(contract: C, options: CallOptions<C>): Promise<string> {
  const reply = await ask(contract, options)
  refuse(reply)
  return reply.text
}

async function ask(contract: Contract, options: LooseOptions): Promise<RawReply> {
  const hasBody = options.body !== undefined
  const response = await fetch(urlOf(contract, options), {
    method: contract.method,
    credentials: 'include',
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...options.headers },
    ...(hasBody ? { body: JSON.stringify(options.body) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const retryAfter = Number(response.headers.get('retry-after')) || null
  return { status: response.status, statusText: response.statusText, text: await response.text(), retryAfter }
}

interface RawReply {
  status: number
  statusText: string
  text: string
  retryAfter?: number | null
}

/** Parses a reply with the contract's schema; throws ApiError for a refusal. */
function parseReply<C extends Contract>(contract: C, reply: RawReply): ReplyOf<C>
function parseReply(contract: Contract, reply: RawReply): unknown {
  refuse(reply)
  const { status, text } = reply
  const schema = contract.reply === 'redirect' ? undefined : contract.reply[status]
  if (!schema) throw new ApiError(status, 'The server answered in an unexpected way.', null)
  return z.parse(schema, text === '' ? null : JSON.parse(text))
}

function refuse({ status, statusText, text, retryAfter = null }: RawReply): void {
  if (status < 200 || status >= 300)
    throw new ApiError(status, text || statusText, parseProblem(text), retryAfter)
}

/** A call that reports the progress of the upload from 0 to 100, which `fetch` cannot do. */
export function upload<C extends Contract>(
  contract: C,
  body: BodyInputOf<C>,
  onProgress: (percent: number) => void,
): Promise<ReplyOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(contract.method, contract.path)
    request.withCredentials = true
    request.setRequestHeader('content-type', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : Math.round((loaded / total) * 100)),
    )
    request.addEventListener('error', () => reject(new TypeError('The upload was interrupted.')))
    request.addEventListener('load', () => {
      try {
        resolve(
          parseReply(contract, {
            status: request.status,
            statusText: request.statusText,
            text: request.responseText,
          }),
        )
      } catch (error) {
        reject(error)
      }
    })
    request.send(JSON.stringify(body))
  })
}

function parseProblem(text: string): Problem | null {
  try {
    return Problem.parse(JSON.parse(text))
  } catch {
    return null
  }
}
