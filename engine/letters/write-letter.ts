import { checkAssignment } from './check/rules/address.ts'
import { checkLetter, passes, scoreOf } from './check/check-letter.ts'
import { followUpWriter } from './follow-up/follow-up-writer.ts'
import {
  type Assignment,
  type FallbackCause,
  type Writer,
  type WriterFailure,
  WriterUnavailable,
} from './model.ts'
import type { CheckedLetter, Letter } from '../values/letter.ts'
import { LetterRefused } from './letter-refused.ts'
import { NotJudged, type SecondReader } from './second-reader/second-reader.ts'
import { withoutRefused } from './without-refused.ts'

/** The model cannot write or judge now; nothing was saved, and the same letter is to be asked for again. */
export class LetterPostponed extends Error {
  override readonly name = 'LetterPostponed'
  readonly failure: FallbackCause

  constructor(failure: FallbackCause) {
    super(`The model gave no letter: ${failure}.`)
    this.failure = failure
  }
}

export interface LetterWriters {
  /**
   * A model with the second reader that judges each of its letters; null where no model is configured, and
   * the plain writer writes every letter.
   */
  readonly model: { readonly writer: Writer; readonly reader: SecondReader } | null
  readonly plain: Writer
  /** Called with the reason when the plain writer has to write a letter in the model's place. */
  readonly onFallback?: (cause: FallbackCause) => void
}

export interface WriteOptions {
  /** Whether the letter can be asked for again later: if so, a model that fails is waited for. */
  readonly mayWait: boolean
  /** Whether there is time for one more call of the model; there always is when absent. */
  readonly hasTime?: () => boolean
}

const AT_ONCE: WriteOptions = { mayWait: false }

/**
 * Failures that are about this one answer. All others (overload, an outage, a key, an unknown error) are
 * nobody's letter's fault, and pass.
 */
const OF_THIS_ANSWER: ReadonlySet<WriterFailure> = new Set([
  'cut_off',
  'refused',
  'no_answer',
  'too_long',
  'not_json',
  'another_shape',
  'repeats_rules',
  'nothing_to_say',
])

/** The last letter that was written and checked, whether it passed or not; `cause` is why no other was. */
interface Attempt {
  readonly last: CheckedLetter | null
  readonly cause?: unknown
}

const passedOf = (attempt: Attempt | null): CheckedLetter | null =>
  attempt !== null && attempt.last !== null && passes(attempt.last.findings) ? attempt.last : null

/** Has a letter written without a model and, when it is refused, written once more. */
async function writePlainly(writer: Writer, given: Assignment): Promise<Attempt> {
  const assignment = { ...given, language: given.quotingLanguage ?? given.language }
  let last: CheckedLetter | null = null
  for (let attempt = 0; attempt < 2 && passedOf({ last }) === null; attempt += 1) {
    try {
      last = checkLetter(assignment, await writer.write(assignment, last))
    } catch (cause) {
      if (cause instanceof WriterUnavailable) return { last, cause }
      throw cause
    }
  }
  return { last }
}

/** A model's letter: written, repaired once, then without what is still refused. */
async function writeWithModel(
  { writer, reader }: NonNullable<LetterWriters['model']>,
  assignment: Assignment,
  options: WriteOptions,
): Promise<CheckedLetter> {
  /** Up to five calls, each as slow as its model may be, can take longer than the function that makes them. */
  const inTime = (): void => {
    if (options.hasTime?.() === false)
      throw new WriterUnavailable('There is no time left for another call.', 'timeout')
  }
  /**
   * The letter with what the check and the reader found: only one whose every sentence was judged passes. One that code
   * refuses is judged too, so that the repair is told everything at once.
   */
  const judge = async (letter: Letter, before: CheckedLetter | null = null): Promise<CheckedLetter> => {
    const checked = checkLetter(assignment, letter)
    inTime()
    const findings = await reader.read(assignment, letter, checked.findings, before)
    return { ...checked, findings, score: scoreOf(findings) }
  }
  const first = await judge(await writer.write(assignment, null))
  if (passes(first.findings)) return first
  inTime()
  const repaired = await judge(await writer.write(assignment, first), first)
  if (passes(repaired.findings)) return repaired
  const rest = withoutRefused(repaired, assignment.language)
  const shortened = rest && (await judge(rest))
  return shortened !== null && passes(shortened.findings) ? shortened : repaired
}

/** The attempts of the model. A failure that passes throws LetterPostponed where the letter may wait. */
async function modelAttempts(
  model: NonNullable<LetterWriters['model']>,
  assignment: Assignment,
  options: WriteOptions,
): Promise<Attempt & { readonly failure: FallbackCause }> {
  try {
    return { last: await writeWithModel(model, assignment, options), failure: 'refused_by_check' }
  } catch (cause) {
    if (!(cause instanceof WriterUnavailable || cause instanceof NotJudged)) throw cause
    // A reader that answers nonsense is asked again later too: the letter itself may be good.
    const passesLater = cause instanceof NotJudged || !OF_THIS_ANSWER.has(cause.failure)
    if (options.mayWait && passesLater) throw new LetterPostponed(cause.failure)
    return { last: null, cause, failure: cause.failure }
  }
}

/**
 * Has a letter written and checked. A model's letter passes the hard facts and has a verdict of the second
 * reader on every sentence; refused, it is repaired once, then tried without what is refused; after that the
 * plain writer writes. No letter of a model is returned that was not judged. Throws LetterPostponed when the
 * model cannot write or judge now and the letter may wait, LetterRefused when nothing passes or, before any
 * model is paid for, when this contact may not be written to. Follow-ups are written without a model.
 */
export async function writeLetter(
  assignment: Assignment,
  { model, plain, onFallback }: LetterWriters,
  options: WriteOptions = AT_ONCE,
): Promise<CheckedLetter> {
  const barred = checkAssignment(assignment)
  if (!passes(barred)) throw new LetterRefused(barred)

  const isFollowUp = assignment.followUp !== undefined
  const first = model === null || isFollowUp ? null : await modelAttempts(model, assignment, options)
  const written = passedOf(first)
  if (written !== null) return written
  if (first !== null) onFallback?.(first.failure)
  const second = await writePlainly(isFollowUp ? followUpWriter : plain, assignment)
  const passed = passedOf(second)
  if (passed !== null) return passed
  const refused = second.last ?? first?.last ?? null
  throw new LetterRefused(refused?.findings ?? [], { cause: second.cause ?? first?.cause, refused })
}
