import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { dropAnswer, neverAnswer, type NodeEnv } from './server.ts'

type C = Context<NodeEnv>
type Headers = Readonly<Record<string, string>>

/** A refusal in the words of a service of AWS. */
export class AwsRefusal extends Error {
  readonly code: string
  readonly status: ContentfulStatusCode

  constructor(code: string, message = code, status: ContentfulStatusCode = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** What a client sent, or a refusal under this name. */
export function asked<T>(schema: z.ZodMiniType<T>, body: unknown, code = 'ValidationException'): T {
  const input = schema.safeParse(body)
  if (!input.success) throw new AwsRefusal(code, z.prettifyError(input.error))
  return input.data
}

/** The errors of a service's faults, by the kind of fault. */
export type FaultErrors = Readonly<Record<string, readonly [ContentfulStatusCode, string]>>

/** The answer of a fault: none for `timeout` and `drop`, otherwise a refusal. */
export function failed(c: C, kind: string, errors: FaultErrors): Response | Promise<Response> {
  if (kind === 'timeout') return neverAnswer(c)
  if (kind.startsWith('drop')) return dropAnswer(c)
  const [status, code] = errors[kind] ?? [500, 'InternalFailure']
  throw new AwsRefusal(code, 'Fault of the emulator.', status)
}

/** A route whose refusals are named in a header and in the body. */
export const refusing =
  (work: (c: C) => Response | Promise<Response>, headers: Headers = {}) =>
  async (c: C): Promise<Response> => {
    try {
      return await work(c)
    } catch (error) {
      if (!(error instanceof AwsRefusal)) throw error
      const body = { __type: error.code, message: error.message }
      return c.json(body, error.status, { ...headers, 'x-amzn-errortype': error.code })
    }
  }

export type Operations = Readonly<Record<string, (body: unknown, c: C) => object | Promise<object>>>

interface AwsJson {
  readonly operations: Operations
  /** Takes the pending fault of an operation, and says its kind. */
  readonly fault: (operation: string) => string | undefined
  readonly errors: FaultErrors
  readonly headers?: Headers
}

/** AwsJson: a header names the operation. */
export function awsJson(app: Hono<NodeEnv>, { operations, fault, errors, headers = {} }: AwsJson): void {
  const json = { ...headers, 'content-type': 'application/x-amz-json-1.1' }
  const answer = async (c: C): Promise<Response> => {
    const operation = c.req.header('x-amz-target')?.split('.').at(-1) ?? ''
    const kind = fault(operation)
    if (kind !== undefined) return failed(c, kind, errors)
    const run = operations[operation]
    if (run === undefined) throw new AwsRefusal('UnknownOperationException', `${operation} is not imitated.`)
    return c.json(await run(await c.req.json().catch(() => null), c), 200, json)
  }
  app.post('/', refusing(answer, json))
}
