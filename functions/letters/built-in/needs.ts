import { mayBeIn } from '#functions/language/letter-languages.ts'
import { ALL_CONCEPTS } from '#functions/matching/concepts/all.ts'
import type { Answer } from '#functions/matching/model.ts'
import { isGeneric } from '#functions/postings/reading/boilerplate.ts'
import type { PostingFact, PostingFacts } from '#functions/postings/reading/model.ts'
import type { Assignment } from '../model.ts'
import { countWords } from '../render-letter.ts'
import { textsOf } from '../texts.ts'
import type { LetterTexts, Said } from '#shared/letters/letter-texts.ts'
import { isQuotable } from './proofs.ts'
import { listed, needSource, resumeSource, slot, type Slots } from './slots.ts'

/** Words of a need that a sentence takes in, and of one that is said together with another. */
const EASY_WORDS = 12
const MOST_WORDS = 16
const JOINED_WORDS = 9
const FEWEST_WORDS = 4

/** The comma stands in a list, which no need ends in: "on health, safety and …". */
const LISTED = /^, (?:[^\s,]+ ){0,3}[^\s,]+(?:,|,? (?:and|or|und|oder|et|ou|y|o) )/u
const AND = / (?:and|und|et|y) (?=(\p{L}+.*)$)/gu

const isClosed = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)

/** The posting's words, or their beginning where that is whole; null where they are too long. */
function needText(text: string, { aside, says }: LetterTexts): string | null {
  if (/["“”„«»]/u.test(text) || !isQuotable(text)) return null
  if (countWords(text) <= EASY_WORDS) return text
  const marks = [...text.matchAll(/[,;:](?=\s)|\s[–—(-]\s?/gu)].filter(
    ({ index }) => !LISTED.test(text.slice(index)),
  )
  // "… and alters instruction" is a second thing to do.
  const deeds = [...text.matchAll(AND)].filter(
    ([, rest = '']) => (says.task?.(rest) ?? says.does?.(rest) ?? null) !== null,
  )
  const ends = [...marks, ...text.matchAll(aside), ...deeds]
    .map(({ index }) => text.slice(0, index).replace(/[,;:]$/u, ''))
    .filter((part) => isClosed(part) && countWords(part) >= FEWEST_WORDS)
    .toSorted((one, other) => one.length - other.length)
  return (
    ends.findLast((part) => countWords(part) <= EASY_WORDS) ?? (countWords(text) <= MOST_WORDS ? text : null)
  )
}

/** How badly a need can be said, 0 to 1: long, a list, what anybody asks of anybody. */
export function awkwardness(need: PostingFact, texts: LetterTexts): number {
  const text = needText(need.text, texts)
  if (text === null) return 0.08
  return (
    Math.max(0, countWords(text) - 6) * 0.015 +
    (/[/()[\]:&]|,.*,/u.test(text) ? 0.12 : 0) +
    (countWords(text) < 3 || sayingOf(need.kind, text, texts) === null ? 0.12 : 0) +
    (isGeneric(text) || WELCOMING.test(text) ? 0.2 : 0)
  )
}

/** Nobody is hired for these. */
const WELCOMING =
  /\b(?:welcoming|friendly|positive|pleasant) (?:\p{L}+ )?(?:atmosphere|environment|workplace|culture)|\bbest practices?\b|\bstay (?:up[- ]to[- ]date|current)|\bother (?:tasks|duties|projects)\b|^(?:communicat|collaborat|liais)\p{L}+ /iu

/** Which sentences say such words, and how they stand there; null where they can only be quoted. */
function sayingOf(kind: PostingFact['kind'], text: string, { says }: LetterTexts) {
  const kinds =
    kind === 'requirement' || kind === 'tool' ? (['asked'] as const) : (['task', 'does', 'part'] as const)
  for (const one of kinds) {
    const said = says[one]?.(text) ?? null
    if (said !== null) return { said, as: one === 'task' && kind === 'goal' ? 'goal' : one } as const
  }
  return null
}

/** What the posting asks for and a line answers, as a letter says it. */
export interface Asked {
  readonly as: Said
  readonly slots: Slots
}

/** What every trade speaks of names no need. */
const GENERAL = new Set(ALL_CONCEPTS.flatMap(({ id, general }) => (general === true ? [id] : [])))

/** What need and line speak of, by name, where the need cannot be quoted. */
function commonOf({ need, line, concepts }: Answer, { posting, language }: Assignment): Asked | null {
  const label = concepts.find(({ id }) => !GENERAL.has(id))?.label[language]
  if (label === undefined) return null
  const name = label.replace(textsOf(language).conceptArticle ?? '', '')
  return {
    as: 'common',
    slots: { concept: slot(name, needSource(need, posting), resumeSource(line.statement)) },
  }
}

/**
 * What the posting asks for and a line answers, in its words; with what both have in common by name where the
 * posting is in another language or too long; null where nothing can be said of it.
 */
export function askedOf(
  assignment: Assignment,
  { language: code }: PostingFacts,
  answer: Answer,
  banned: ReadonlySet<string>,
): Asked | null {
  const { language, posting } = assignment
  const texts = textsOf(language)
  const { kind, text: whole } = answer.need
  const isRead = mayBeIn(language, code)
  const text = isRead ? needText(whole, texts) : null
  if (text === null) return commonOf(answer, assignment)
  const source = needSource(answer.need, posting)
  const saying = sayingOf(kind, text, texts)
  const yours = texts.yours.reduce((said, [ours, your]) => said.replaceAll(ours, your), saying?.said ?? '')
  const isPersonal = texts.persons.test(
    texts.yours.reduce((said, [ours]) => said.replaceAll(ours, ''), saying?.said ?? ''),
  )
  const isRefused = [...banned].some((sentence) => sentence.includes(yours))
  return saying === null || isPersonal || isRefused
    ? { as: 'other', slots: { need: slot(texts.quotationMarks.join(text), source) } }
    : { as: saying.as, slots: { need: slot(yours, source) } }
}

/** Two needs as one sentence says them; null where they are too long or said in two ways. */
export function joined(one: Asked, other: Asked, language: Assignment['language']): Asked | null {
  const needs = [one.slots['need'], other.slots['need']].filter((need) => need !== undefined)
  const isShort = needs.every(
    ({ text }) => countWords(text) <= JOINED_WORDS && !/[,;:]| (?:and|und|et|y) /u.test(text),
  )
  return one.as !== other.as || needs.length < 2 || !isShort || one.as === 'goal'
    ? null
    : { as: one.as, slots: { need: listed(needs, language) } }
}
