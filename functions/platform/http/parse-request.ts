import secureJson from 'secure-json-parse'
import type * as z from 'zod/mini'
import { AppError, type FieldProblem } from '../app-error.ts'
import {
  DEFAULT_BODY_LIMIT,
  type BodyOf,
  type Contract,
  type ParamsOf,
  type QueryOf,
} from '#shared/contracts/contract.ts'
import { rawBody, type HttpEvent } from './http.ts'

export interface Inputs<C extends Contract> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
}

/**
 * Parses path parameters, query and body by the contract. Throws AppError invalid_request with the wrong
 * fields, unsupported_media_type or payload_too_large.
 */
export function parseRequest<C extends Contract>(contract: C, event: HttpEvent): Inputs<C>
export function parseRequest(
  contract: Contract,
  event: HttpEvent,
): { params: unknown; query: unknown; body: unknown } {
  return {
    params: contract.params && checked(contract.params, event.pathParameters ?? {}),
    query: contract.query && checked(contract.query, event.queryStringParameters ?? {}),
    body: contract.body && checked(contract.body, bodyOf(contract, event)),
  }
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', { fields: parsed.error.issues.map(fieldProblem) })
}

function fieldProblem(issue: { path: PropertyKey[]; message: string }): FieldProblem {
  return { field: issue.path.map(String).join('.'), message: issue.message }
}

function bodyOf(contract: Contract, event: HttpEvent): unknown {
  const text = rawBody(event, contract.bodyLimit ?? DEFAULT_BODY_LIMIT)
  if (text === '') return undefined
  // Browsers send what a page's policy blocked as application/csp-report.
  if (!/^application\/(?:json|csp-report)\s*(?:;|$)/i.test(event.headers['content-type'] ?? ''))
    throw new AppError('unsupported_media_type')
  try {
    return secureJson.parse(text, wellFormed)
  } catch (cause) {
    throw new AppError('invalid_request', { message: 'The request body is not valid JSON.', cause })
  }
}

/**
 * Refuses half of a surrogate pair, which is no character: stored or sent on, it would become another text.
 */
function wellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new SyntaxError('half a character')
  return value
}
