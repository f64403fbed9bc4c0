import { createHash } from 'node:crypto'
import { StripeProblem } from './problems.ts'
import { DAY } from './invoices.ts'
import type { World } from './world.ts'

export interface Answer {
  readonly status: number
  readonly body: string
}

const LONGEST_KEY = 255

/**
 * Keys are kept for a day. A request refused with 400, 401, 404 or 429 was never executed and is not kept: a
 * corrected one may reuse its key.
 */
export function idempotencyKeys(world: World) {
  const running = new Set<string>()
  const fingerprintOf = (method: string, path: string, body: string) =>
    createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url')

  return {
    /** The stored response, or null to proceed. Throws StripeProblem for a key in use, or used otherwise. */
    begin(key: string, method: string, path: string, body: string): Answer | null {
      if (key.length > LONGEST_KEY)
        throw new StripeProblem(400, {
          type: 'idempotency_error',
          message: `Idempotency keys may have at most ${LONGEST_KEY} characters.`,
        })
      const { keys } = world.state
      for (let index = keys.length - 1; index >= 0; index -= 1)
        if ((keys[index]?.at ?? 0) < world.now() - DAY) keys.splice(index, 1)
      const known = keys.find((record) => record.key === key)
      if (known !== undefined && known.fingerprint !== fingerprintOf(method, path, body)) {
        throw new StripeProblem(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (known !== undefined) return { status: known.status, body: known.body }
      if (running.has(key)) throw inProgress(key)
      running.add(key)
      return null
    },
    end(key: string, method: string, path: string, body: string, answer: Answer | null): void {
      running.delete(key)
      const begun = answer !== null && (answer.status < 400 || answer.status === 402 || answer.status >= 500)
      if (begun)
        world.state.keys.push({
          key,
          fingerprint: fingerprintOf(method, path, body),
          ...answer,
          at: world.now(),
        })
    },
  }
}

export const inProgress = (key: string) =>
  new StripeProblem(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
  })
