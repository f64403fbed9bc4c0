import * as z from 'zod/mini'
import { healthy, unhealthy, unknown, type Finding } from '#functions/monitoring/health.ts'
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
  /** Judges an answer below 500 by its JSON (null for none); without it every such answer is healthy. */
  readonly read?: (status: number, body: unknown) => Finding
}

/** GETs a vendor's URL; a status of 500 or above is unhealthy. Rejects when there is no answer. */
export async function reached({
  url,
  headers = {},
  signal,
  read = () => healthy,
}: Question): Promise<Finding> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal,
  })
  const text = await response.text()
  if (response.status >= 500) return unhealthy('It answers with an error.')
  return read(response.status, jsonOrNull(text))
}
