import type * as z from 'zod/mini'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'

/**
 * Who may call: anybody, anybody but with the session read when there is one, a signed-in user, an admin of
 * either role, or only one who may manage other admins.
 */
export type Auth = 'none' | 'optional' | 'user' | 'admin' | 'super_admin'

type Schema = z.ZodMiniType

/** Largest request body in bytes where a contract says nothing else. */
export const DEFAULT_BODY_LIMIT = 256 * 1024

/**
 * The only description of an endpoint. API route, handler types, web client, local server and tests derive
 * from it. A reply of null is an empty body; `redirect` marks endpoints that answer 302 with a Location and
 * no body.
 */
export interface Contract {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly auth: Auth
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

export type ParamsOf<C extends Contract> = C['params'] extends Schema ? z.output<C['params']> : undefined
export type QueryOf<C extends Contract> = C['query'] extends Schema ? z.output<C['query']> : undefined
export type BodyOf<C extends Contract> = C['body'] extends Schema ? z.output<C['body']> : undefined
export type BodyInputOf<C extends Contract> = C['body'] extends Schema ? z.input<C['body']> : undefined

type ReplyMap<C extends Contract> = C['reply'] extends Readonly<Record<number, Schema>> ? C['reply'] : never
/** What the handler hands over, before the reply schema filters it. */
export type ReplyInputOf<C extends Contract> = z.input<ReplyMap<C>[keyof ReplyMap<C>]>
export type ReplyOf<C extends Contract> = z.output<ReplyMap<C>[keyof ReplyMap<C>]>
