import type * as z from 'zod/mini'
import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'

/** Anybody, anybody with the session read, a signed-in user, any admin, or who manages admins. */
export type Auth = 'none' | 'optional' | 'user' | 'admin' | 'super_admin'

type Schema = z.ZodMiniType

/** Windows that calls are counted in, and how many seconds each has. */
const WINDOWS = [
  ['perMinute', 60],
  ['perTenMinutes', 600],
  ['perHour', 3_600],
  ['perDay', 86_400],
] as const

/** How many calls are let through in each window that is named. */
export interface RateLimit extends Readonly<Partial<Record<(typeof WINDOWS)[number][0], number>>> {
  /** Whose calls are counted together: the user's when absent, and the network's of who has no session. */
  readonly of?: 'network'
  /** Counts only calls that send this field, in the body or the query. */
  readonly onlyWith?: string
  /** Name of a counter that several endpoints share; without it the endpoint has one of its own. */
  readonly sharedAs?: string
  /** Counted when the handler says so: what it does first decides whether the call counts. */
  readonly counted?: 'by_handler'
}

/** Largest request body in bytes where a contract says nothing else. */
export const DEFAULT_BODY_LIMIT = 256 * 1024

/**
 * API route, handler types, web client, local server and tests derive from it. A reply of null is an empty
 * body; `redirect` marks endpoints that answer 302 with a Location and no body.
 */
export interface Contract {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly auth: Auth
  /** Limits that a call is counted in, one after the other; the first that is full refuses it. */
  readonly rate?: RateLimit | readonly RateLimit[]
  readonly activity?: ActivityAction
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Readonly<Record<number, Schema>> | 'redirect'
  readonly errors: readonly ErrorCode[]
  /** Of an admin's calls: `none` keeps it out of the audit log, because it shows counts and nobody's data. */
  readonly audit?: 'none'
  /** Largest request body in bytes; DEFAULT_BODY_LIMIT when absent. */
  readonly bodyLimit?: number
}

export function contract<const C extends Contract>(definition: C): C {
  return definition
}

/** Every limit of a contract, in the order in which they count. */
export const rateLimitsOf = ({ rate }: Pick<Contract, 'rate'>): readonly RateLimit[] => [rate ?? []].flat()

/** The windows of a limit, shortest first. */
export const windowsOf = (
  limit: RateLimit,
): readonly { readonly seconds: number; readonly limit: number }[] =>
  WINDOWS.flatMap(([name, seconds]) => {
    const most = limit[name]
    return most === undefined ? [] : [{ seconds, limit: most }]
  })

export type ParamsOf<C extends Contract> = C['params'] extends Schema ? z.output<C['params']> : undefined
export type QueryOf<C extends Contract> = C['query'] extends Schema ? z.output<C['query']> : undefined
export type BodyOf<C extends Contract> = C['body'] extends Schema ? z.output<C['body']> : undefined
export type BodyInputOf<C extends Contract> = C['body'] extends Schema ? z.input<C['body']> : undefined

type ReplyMap<C extends Contract> = C['reply'] extends Readonly<Record<number, Schema>> ? C['reply'] : never
/** What the handler hands over, before the reply schema filters it. */
export type ReplyInputOf<C extends Contract> = z.input<ReplyMap<C>[keyof ReplyMap<C>]>
export type ReplyOf<C extends Contract> = z.output<ReplyMap<C>[keyof ReplyMap<C>]>
