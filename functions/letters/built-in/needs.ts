import { mayBeIn } from '#functions/language/letter-languages.ts'
import { ALL_CONCEPTS } from '#functions/matching/concepts/all.ts'
import { headOf } from '#functions/matching/focus.ts'
import type { Answer } from '#functions/matching/model.ts'
import { conceptsOf } from '#functions/matching/tag.ts'
import { isGeneric } from '#functions/postings/reading/boilerplate.ts'
import type { PostingFact, PostingFacts } from '#functions/postings/reading/model.ts'
import type { Assignment } from '../model.ts'
import { countWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import type { LetterTexts } from '#shared/letters/letter-texts.ts'
import type { Asked } from './model.ts'
import { isQuotable } from './proofs.ts'
import { listed, needSource, resumeSource, slot } from './slots.ts'

/** Maximum number of words of a need, and of each of two needs in one sentence. */
const EASY_WORDS = 9
const LONG_WORDS = 12
const MAX_WORDS = 16
const JOINED_WORDS = 9
const MIN_WORDS = 3

/** A comma inside a list ("on health, safety and …"), where a need may not be cut. */
const LISTED =
  /^, (?:(?:[^\s,]+ ){0,3}[^\s,]+(?:,|,? (?:and|or|und|oder|et|ou|y|o) )|(?:and|or|und|oder|et|ou|y|o) )/u
const AND = / (?:and|und|et|y) (?=(\p{L}+.*)$)/gu

/** "From idea creation" before "through to sales", "to design" before "and deliver lessons": the end is missing. */
const STARTED = / (?:from (?!.* to )\S+(?: \S+){0,2}|to \S+)$/iu

const isClosed = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)

/** "Make sure online reviews reflect it": the end refers to a sentence that the letter does not quote. */
const REFERRING = / (?:it|them|this|these|those)$/iu

/** The need, cut to a complete beginning when it is long; null when it cannot be cut. */
function needText(text: string, { aside, says }: LetterTexts): string | null {
  if (/["“”„«»]/u.test(text) || REFERRING.test(text) || !isQuotable(text)) return null
  if (countWords(text) <= EASY_WORDS) return text
  const marks = [...text.matchAll(/[,;:](?=\s)|\s[–—(-]\s?/gu)].filter(
    ({ index }) => !LISTED.test(text.slice(index)),
  )
  // "… and alters instruction" begins a second task.
  const deeds = [...text.matchAll(AND)].filter(
    ([, rest = '']) => (says.task?.(rest) ?? says.does?.(rest) ?? null) !== null,
  )
  const ends = [...marks, ...text.matchAll(aside), ...deeds]
    .map(({ index }) => text.slice(0, index).replace(/[,;:]$/u, ''))
    .filter((part) => isClosed(part) && countWords(part) >= MIN_WORDS && !STARTED.test(part))
    .toSorted((one, other) => one.length - other.length)
  return (
    ends.findLast((part) => countWords(part) <= EASY_WORDS) ?? (countWords(text) <= MAX_WORDS ? text : null)
  )
}

/** True for a need that is long, lists things or is generic: its concept reads better in a sentence. */
const isClumsy = (text: string): boolean =>
  WELCOMING.test(text) ||
  countWords(text) > LONG_WORDS ||
  (countWords(text) > EASY_WORDS && (text.match(/[,/&]| (?:and|or|und|oder|et|ou|y|o) /gu)?.length ?? 0) > 1)

/** Penalty for a need that reads badly in a sentence, 0 to 1: quoted, long, a list or generic. */
export function awkwardness({ as, slots }: Asked): number {
  const text = slots['need']?.text
  if (text === undefined) return 0.08
  return (
    Math.max(0, countWords(text) - 6) * 0.015 +
    (/[/()[\]:&]|,.*,/u.test(text) ? 0.12 : 0) +
    (countWords(text) < 4 || as === 'other' ? 0.12 : 0) +
    (isGeneric(text) || WELCOMING.test(text) ? 0.2 : 0)
  )
}

/** Generic phrases and side tasks that no employer hires for. */
const WELCOMING =
  /\b(?:welcoming|friendly|positive|pleasant) (?:\p{L}+ )?(?:atmosphere|environment|workplace|culture)|\bbest practices?\b|\bstay (?:up[- ]to[- ]date|current)|\bother (?:tasks|duties|projects)\b|^(?:communicat|collaborat|liais|participat|attend)\p{L}* |\boccasional|\bas (?:needed|required)\b|\bnon-\p{L}+ /iu

/**
 * The kind of reason that can say a need, with the need as it stands there; null when it can only be
 * quoted.
 */
function sayingOf(kind: PostingFact['kind'], text: string, { says }: LetterTexts) {
  const kinds =
    kind === 'requirement' || kind === 'tool' ? (['asked'] as const) : (['task', 'does', 'part'] as const)
  for (const one of kinds) {
    const said = says[one]?.(text) ?? null
    if (said !== null) return { said, as: one === 'task' && kind === 'goal' ? 'goal' : one } as const
  }
  return null
}

/** Concepts of every field of work, which name no particular need. */
const GENERAL = new Set(ALL_CONCEPTS.flatMap(({ id, general }) => (general === true ? [id] : [])))

/**
 * Names the concept that need and line share, for a need that cannot be quoted. It is the topic of the need,
 * and the posting's title does not say it already.
 */
function commonOf(
  { need, line, concepts }: Answer,
  { posting, language }: Assignment,
  code: string,
  ofTitle: ReadonlySet<string>,
): Asked | null {
  const topics = new Set([...conceptsOf(headOf(need.text), code)].map(({ id }) => id))
  const label = concepts.find(({ id }) => !GENERAL.has(id) && topics.has(id) && !ofTitle.has(id))?.label[
    language
  ]
  if (label === undefined) return null
  const name = label.replace(textsOf(language).conceptArticle ?? '', '')
  return {
    as: 'common',
    slots: { concept: slot(name, needSource(need, posting), resumeSource(line.statement)) },
  }
}

/**
 * How the reason names the need that a line answers: in the posting's words, or by the shared concept when
 * the posting is too long or in another language; null when neither is possible. `ofTitle` has the ids of the concepts
 * that the posting's title names.
 */
export function askedOf(
  assignment: Assignment,
  { language: code }: PostingFacts,
  answer: Answer,
  banned: ReadonlySet<string>,
  ofTitle: ReadonlySet<string>,
): Asked | null {
  const { language, posting } = assignment
  const texts = textsOf(language)
  const { kind, text: whole } = answer.need
  const common = commonOf(answer, assignment, code, ofTitle)
  const text = mayBeIn(language, code) ? needText(whole, texts) : null
  if (text === null) return common
  const source = needSource(answer.need, posting)
  const saying = sayingOf(kind, text, texts)
  const yours = texts.yours.reduce((said, [ours, your]) => said.replaceAll(ours, your), saying?.said ?? '')
  const isPersonal = texts.persons.test(
    texts.yours.reduce((said, [ours]) => said.replaceAll(ours, ''), saying?.said ?? ''),
  )
  const isRefused = [...banned].some((sentence) => sentence.includes(yours))
  const isSayable = saying !== null && !isPersonal && !isRefused
  if (common !== null && (!isSayable || (kind !== 'goal' && isClumsy(text)))) return common
  return !isSayable
    ? { as: 'other', slots: { need: slot(texts.quotationMarks.join(text), source) } }
    : { as: saying.as, slots: { need: slot(yours, source) } }
}

/** Two needs for one sentence; null when they are too long or need different reasons. */
export function joined(one: Asked, other: Asked, language: Assignment['language']): Asked | null {
  const needs = [one.slots['need'], other.slots['need']].filter((need) => need !== undefined)
  const isShort = needs.every(
    ({ text }) => countWords(text) <= JOINED_WORDS && !/[,;:]| (?:and|und|et|y) /u.test(text),
  )
  return one.as !== other.as || needs.length < 2 || !isShort || one.as === 'goal'
    ? null
    : { as: one.as, slots: { need: listed(needs, language) } }
}
