import type * as z from 'zod/mini'
import type { Frozen } from '#engine/values/frozen.ts'
import type { ActivityAction } from '#shared/catalog/activities.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'

/** Anybody; anybody, with the session read if there is one; a signed-in user; any admin; a super admin. */
export type Auth = 'none' | 'optional' | 'user' | 'admin' | 'super_admin'

type Schema = z.ZodMiniType

/** The windows of a rate limit, with their seconds. */
const WINDOWS = [
  ['perMinute', 60],
  ['perTenMinutes', 600],
  ['perHour', 3_600],
  ['perDay', 86_400],
] as const

/** The number of calls allowed in each named window. */
export interface RateLimit extends Readonly<Partial<Record<(typeof WINDOWS)[number][0], number>>> {
  /** `network` counts per network; otherwise calls count per user, or per network without a session. */
  readonly of?: 'network'
  /** Counts only calls that send this field, in the body or the query. */
  readonly onlyWith?: string
  /** Name of a counter that several endpoints share; without it the endpoint has its own. */
  readonly sharedAs?: string
  /** The handler decides whether the call counts. */
  readonly counted?: 'by_handler'
}

/** Default maximum size of a request body in bytes. */
export const DEFAULT_BODY_LIMIT = 256 * 1024

/**
 * The description of an endpoint, from which API route, handler types, web client, local server and tests are
 * derived. `reply` has one status with its body, null for an empty one; `redirect` endpoints answer 302 with
 * a Location and no body.
 */
export interface Contract {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly auth: Auth
  /** `anywhere`: a write that also other sites and programs may send, because a token in it decides. */
  readonly from?: 'anywhere'
  /** Rate limits, counted one after the other; the first exceeded one refuses the call. */
  readonly rate?: RateLimit | readonly RateLimit[]
  readonly activity?: ActivityAction
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Readonly<Record<number, Schema>> | 'redirect'
  /** The errors of this endpoint besides those that every endpoint may answer. */
  readonly errors?: readonly ErrorCode[]
  /** For endpoints of super admins: `goodwill` lets every admin call them where the stage's setting of that name says so. */
  readonly admins?: 'goodwill'
  /** For admin endpoints: `none` keeps calls out of the audit log, because they show no personal data. */
  readonly audit?: 'none'
  /** Largest request body in bytes; DEFAULT_BODY_LIMIT when absent. */
  readonly bodyLimit?: number
}

type Terms = Omit<Contract, 'id' | 'method' | 'path'>
type Method = Contract['method']
type Path = Contract['path']

/** The contract of the endpoint with this id, method and path. */
export function contract<Id extends string, M extends Method, P extends Path, const C extends Terms>(
  id: Id,
  route: `${M} ${P}`,
  terms: C,
): { readonly id: Id; readonly method: M; readonly path: P } & C
/* @__NO_SIDE_EFFECTS__ */
export function contract(id: string, route: string, terms: Terms): object {
  const [method, path] = route.split(' ')
  return { id, method, path, ...terms }
}

/** Every rate limit of a contract, in the order of counting. */
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
/** The handler's result, before the reply schema filters it. */
export type ReplyInputOf<C extends Contract> = Frozen<z.input<ReplyMap<C>[keyof ReplyMap<C>]>>
export type ReplyOf<C extends Contract> = z.output<ReplyMap<C>[keyof ReplyMap<C>]>
