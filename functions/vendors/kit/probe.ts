import * as z from 'zod/mini'
import { degraded, healthy, unhealthy, unknown, type Finding } from '#functions/monitoring/health.ts'
import { jsonOrNull } from './bounded-body.ts'

const Refusal = z.object({
  name: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
})

const isForbidden = (error: unknown): boolean => {
  const { name = '', $metadata } = Refusal.safeParse(error).data ?? {}
  return name.startsWith('AccessDenied') || $metadata?.httpStatusCode === 403
}

/** Probes a service of ours. A missing permission makes its state unknown; other failures are rethrown. */
export async function asked(question: () => Promise<Finding>): Promise<Finding> {
  try {
    return await question()
  } catch (error) {
    if (isForbidden(error)) return unknown('Our permissions do not let us ask it.')
    throw error
  }
}

interface Question {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Judges an answer by its JSON (null for none); without it, or when it is null, the status decides. */
  readonly read?: (status: number, body: unknown) => Finding | null
}

/** The meaning of a status at most vendors: a refusal of a call without a key is still an answer. */
function byStatus(status: number): Finding {
  if (status >= 500) return unhealthy('It answers with an error.')
  if (status === 402) return unhealthy('It wants to be paid before it answers.')
  return status === 429 ? degraded('It refuses some calls, because there are too many.') : healthy
}

/** An answer that no rule knows. */
export const unexpected = (status: number): Finding => unknown(`It answers with status ${status}.`)

/** GETs a vendor's URL and judges the answer. Rejects when there is none. */
export async function reached({ url, headers = {}, signal, read = () => null }: Question): Promise<Finding> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal,
  })
  const text = await response.text()
  return (response.status < 500 ? read(response.status, jsonOrNull(text)) : null) ?? byStatus(response.status)
}
