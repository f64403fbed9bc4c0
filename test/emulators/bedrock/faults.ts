import * as z from 'zod/mini'
import { READING_RULES, READER_RULES } from '#engine/test/inside.ts'
import { Times } from '#emulators/kit/fault-queue.ts'
import { SHAPE_NAMES } from '#emulators/openai/shapes.ts'
import { CONVERSE_SHAPES } from './converse-shapes.ts'
import { judgeLikeAModel } from './judge.ts'
import {
  answerInAnotherLanguage,
  answerLikeAModel,
  answerLikeAVictim,
  answerWithALie,
  type Lie,
  type SaidLetter,
} from './model.ts'
import { readBadly, readLikeAModel } from './reading.ts'

const LIES = [
  'raises_rank',
  'moves_figure',
  'adds_tool',
  'claims_application',
  'flatters',
] as const satisfies readonly Lie[]

/** Faults of the connection, of the answer's form, of letters, of resume readings, and of both. */
export const FaultKind = z.enum([
  'throttle',
  'internal',
  'timeout',
  'drop',
  'stalls',
  'error_in_200',
  'no_choices',
  'truncated',
  'empty',
  'refusal',
  'fenced',
  'prose',
  'thinking',
  'not_json',
  'other_shape',
  'huge',
  'wrong_language',
  'subject_newline',
  ...LIES,
  'invents_employer',
  'moves_line',
  'moves_title',
  'obeys_injection',
  'judges_first_only',
  'judges_nonsense',
  'out_of_credits',
  ...SHAPE_NAMES,
  ...CONVERSE_SHAPES,
])
export type FaultKind = z.infer<typeof FaultKind>

export const Fault = z.object({ kind: FaultKind, times: Times })

/**
 * The model's answer in one call, independent of the connection: an answer in the requested form, or plain
 * words.
 */
export type ModelTurn =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'truncated' | 'empty' | 'refusal' }

const HUGE_BYTES = 200 * 1024

/** The answer as text, in forms that real models have been seen to use. */
const IN_WORDS: { readonly [kind in FaultKind]?: (json: string) => string } = {
  fenced: (json) => `\`\`\`json\n${json}\n\`\`\``,
  prose: (json) => `Here is what you asked for:\n\n${json}\n\nTell me if anything is missing.`,
  thinking: (json) =>
    `<think>The rules ask for {"name": …}. I look at the lines one by one.</think>\n${json}`,
  not_json: (json) => json.replaceAll('"', '“'),
}

const isLie = (fault: FaultKind): fault is Lie => LIES.some((lie) => lie === fault)

function letterOf(fault: FaultKind | null, { user, system }: Prompt): SaidLetter {
  if (fault === 'obeys_injection') return answerLikeAVictim(user, system)
  if (fault === 'wrong_language') return answerInAnotherLanguage(user)
  if (fault !== null && isLie(fault)) return answerWithALie(user, fault)
  const answer = answerLikeAModel(user)
  if (fault === 'huge')
    return {
      ...answer,
      paragraphs: [
        ...answer.paragraphs,
        { sentences: [{ text: 'And so on. '.repeat(HUGE_BYTES / 11), facts: [] }] },
      ],
    }
  return fault === 'subject_newline'
    ? { ...answer, subject: `${answer.subject}\r\nBcc: boss@evil.example` }
    : answer
}

function readingOf(fault: FaultKind | null, { user }: Prompt): unknown {
  return fault === 'invents_employer' ||
    fault === 'moves_line' ||
    fault === 'moves_title' ||
    fault === 'obeys_injection'
    ? readBadly(user, fault)
    : readLikeAModel(user)
}

function judgeOf(fault: FaultKind | null, { user }: Prompt): unknown {
  const { sentences } = judgeLikeAModel(user)
  if (fault === 'judges_first_only') return { sentences: sentences.slice(0, 1) }
  if (fault === 'judges_nonsense')
    return { sentences: sentences.map((one) => ({ ...one, verdict: 'looks good' })) }
  return { sentences }
}

interface Prompt {
  readonly system: string
  readonly user: string
}

function answerTo(fault: FaultKind | null, prompt: Prompt): unknown {
  if (prompt.system === READING_RULES) return readingOf(fault, prompt)
  return prompt.system === READER_RULES ? judgeOf(fault, prompt) : letterOf(fault, prompt)
}

/**
 * The turn of a healthy model, or of one with a fault in its answer; connection faults are handled elsewhere.
 */
export function takeTurn(fault: FaultKind | null, prompt: Prompt): ModelTurn {
  if (fault === 'truncated' || fault === 'empty' || fault === 'refusal') return { kind: fault }
  if (fault === 'other_shape') return { kind: 'answer', answer: { result: { ok: true } } }
  const answer = answerTo(fault, prompt)
  const inWords = fault === null ? undefined : IN_WORDS[fault]
  return inWords === undefined
    ? { kind: 'answer', answer }
    : { kind: 'words', words: inWords(JSON.stringify(answer)) }
}
