import { ALL_CONCEPTS } from '#functions/matching/concepts/all.ts'
import { isCalled, letterLanguageOf, mayBeIn, nameIn } from '#functions/language/letter-languages.ts'
import type { Answer, Matches } from '#functions/matching/model.ts'
import { isAgency } from '#functions/postings/agency.ts'
import { isGeneric } from '#functions/postings/reading/boilerplate.ts'
import type { PostingFact, PostingFacts } from '#functions/postings/reading/model.ts'
import { remember } from '#platform/remember.ts'
import { DOUBTFUL, type Fact } from '#functions/resume/model.ts'
import type { Assignment } from '../model.ts'
import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { countWords } from '../render-letter.ts'
import { cleanCompany, cleanTitle, isName } from './clean-name.ts'
import {
  type ContactKind,
  type Frames,
  type LetterTexts,
  small,
  type Support,
} from '#shared/letters/letter-texts.ts'
import { isQuotable } from './proofs.ts'
import { needSource, resumeSource, slot, type Slot, type Slots } from './slots.ts'
import type { Self } from './who.ts'

/** A fact that a letter may rely on; null for any other. */
export const sure = (fact: Fact | null): Fact | null =>
  fact !== null && fact.confidence >= DOUBTFUL && isQuotable(fact.value) ? fact : null

/**
 * What a letter may say of the posting. An agency is not the employer: neither its name nor its team is said
 * to be.
 */
export function postingSlots(
  posting: Assignment['posting'],
  { team }: PostingFacts,
  { article }: LetterTexts,
): Slots {
  const [title, company] = [
    cleanTitle(posting.title),
    isAgency(posting) ? null : cleanCompany(posting.company),
  ]
  const at = (start: number, quote: string) => ({
    kind: 'posting' as const,
    start,
    end: start + quote.length,
    quote,
  })
  const titled = title === null ? undefined : slot(title.text, at(title.start, title.quote))
  return {
    title: titled,
    hire: isAgency(posting) ? undefined : titled,
    'a hire':
      titled === undefined || isAgency(posting)
        ? undefined
        : slot(`${article(titled.text)}${titled.text}`, ...titled.sources),
    company:
      company === null
        ? undefined
        : slot(company.text, at(posting.title.length + 1 + company.start, company.quote)),
    team:
      team === null || isAgency(posting) || !isName(team, 4)
        ? undefined
        : slot(team, { kind: 'fact', quote: team }),
  }
}

const MOST_WORDS = 18
const EASY_WORDS = 14
const FEWEST_WORDS = 5

/**
 * The posting's words, or their beginning up to a comma; null where they are too long or in a language that
 * may not be known.
 */
function needText(text: string): string | null {
  if (/["“”„«»]/u.test(text) || !isQuotable(text)) return null
  if (countWords(text) <= EASY_WORDS) return text
  const ends = [...text.matchAll(/[,;:](?=\s)|\s[–—(-]\s?/gu)]
    .filter(({ index }) => !LISTED.test(text.slice(index)))
    .map(({ index }) => text.slice(0, index))
  return (
    ends
      .filter((part) => isClosed(part))
      .findLast((part) => countWords(part) <= EASY_WORDS && countWords(part) >= FEWEST_WORDS) ??
    (countWords(text) <= MOST_WORDS ? text : null)
  )
}

/** The comma stands in a list, which no quote ends in: "on health, safety and …". */
const LISTED = /^, (?:[^\s,]+ ){0,3}[^\s,]+(?:,|,? (?:and|or|und|oder|et|ou|y|o) )/u

const isClosed = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)

/** How badly a need can be quoted, 0 to 1: long, a list, what anybody asks of anybody. */
export function awkwardness(need: PostingFact): number {
  const text = needText(need.text)
  if (text === null) return 0.08
  return (
    (countWords(text) > EASY_WORDS ? 0.12 : 0) +
    (/[/()[\]:&]|,.*,/u.test(text) ? 0.12 : 0) +
    (countWords(text) < 3 || CLAUSE.test(text) ? 0.12 : 0) +
    (isGeneric(text) || WELCOMING.test(text) ? 0.2 : 0)
  )
}

/** Nobody is hired for these. */
const WELCOMING =
  /\b(?:welcoming|friendly|positive|pleasant) (?:\p{L}+ )?(?:atmosphere|environment|workplace|culture)|\bbest practices?\b|\bstay (?:up[- ]to[- ]date|current)|\bother (?:tasks|duties|projects)\b|^(?:communicat|collaborat|liais)\p{L}+ /iu

/** What can't be the object of "you ask for": a clause with its own verb, a phrase in another case. */
const CLAUSE =
  /^(?:has|have|must|is|are|can|able|you|holds?|possess\p{L}*|demonstrates?|be|work|du|sie|bringst|hast|einer|eines|einem|vous|savoir|être|avoir|sabe|tiene|tener|poseer|contar|ser)(?= )/iu
const INFINITIVE = /^\p{L}{3,}(?:er|ir) (?:à|au|aux|de|des|la|le|les|una?|el|los|las) /iu

/** The first sentences that suit the quoted words of the posting. */
export function framesOf(
  { need: { kind, text } }: Answer,
  slots: Slots,
  { open, does, part }: LetterTexts,
): Frames {
  if (slots['task'] !== undefined) return kind === 'goal' ? open.goal : open.task
  if (kind === 'requirement' || kind === 'tool')
    return CLAUSE.test(text) || INFINITIVE.test(text) ? open.other : open.asked
  if (does?.words.test(text) === true) return does.frames
  return part.test(text) ? open.part : open.other
}

/** Characters of a need that a subject has room for. */
const MOST_OF_BRIEF = 40

/** What leads to a line behind the first, which answers something else; none where it can't be said so. */
export function nextFrames(
  { need: { kind, text } }: Answer,
  slots: Slots,
  { next, part }: LetterTexts,
): Frames {
  if (slots['task'] !== undefined) return kind === 'goal' ? next.goal : next.task
  if (slots['need'] === undefined) return []
  if (kind === 'requirement') return CLAUSE.test(text) || INFINITIVE.test(text) ? [] : next.asked
  return part.test(text) ? next.part : []
}

/**
 * What the posting asks for and a line answers, in its words; with what both have in common by name where the
 * posting is in another language.
 */
export function answerSlots(
  { posting, language }: Assignment,
  { language: code }: PostingFacts,
  texts: LetterTexts,
  answer: Answer,
  banned: ReadonlySet<string>,
): Slots {
  const needed = mayBeIn(language, code) ? neededOf(answer, posting, texts) : null
  if (needed === null) return commonSlots(answer, posting, language, texts)
  const { text, isTask, source } = needed
  const isPlain = needed.isPlain && ![...banned].some((sentence) => sentence.includes(text))
  const quote = slot(texts.quotationMarks.join(text), source)
  const need = isPlain ? slot(text, source) : quote
  const isBrief = isPlain && text.length === answer.need.text.length && text.length <= MOST_OF_BRIEF
  return { need, quote, task: isTask ? need : undefined, brief: isBrief ? need : undefined }
}

/** What every trade speaks of names no need. */
const GENERAL = new Set(ALL_CONCEPTS.flatMap(({ id, general }) => (general === true ? [id] : [])))

/** What need and line speak of, by name, where the need cannot be quoted. */
function commonSlots(
  { need, line, concepts }: Answer,
  posting: Assignment['posting'],
  language: LetterLanguage,
  { conceptArticle }: LetterTexts,
): Slots {
  const common = concepts.find(({ id }) => !GENERAL.has(id))
  const name = common?.label[language]?.replace(conceptArticle ?? '', '')
  return name === undefined
    ? {}
    : { concept: slot(name, needSource(need, posting), resumeSource(line.statement)) }
}

/** A need as a sentence quotes it; null where it cannot. */
function neededOf({ need }: Answer, posting: Assignment['posting'], texts: LetterTexts) {
  const text = needText(need.text)
  if (text === null) return null
  const isTask = need.kind !== 'requirement' && texts.tasks?.test(text) === true
  const isSmall = isTask || texts.does?.words.test(text) === true || texts.small?.test(text) === true
  return {
    text: isSmall ? small(text) : text,
    isTask,
    /** It can go on a sentence without quotation marks. */
    isPlain: (isSmall || texts.small === null) && !texts.persons.test(text),
    source: needSource(need, posting),
  }
}

/** "Nurse" for a "Senior Nurse" role, "Buchhalterin" for a "Buchhalter". */
const sameName = (one: string, other: string): boolean =>
  other.toLowerCase().includes(one.toLowerCase()) || one.toLowerCase().startsWith(other.toLowerCase())

/** The writer's present job, for a subject that should say it: where the posting calls its own otherwise. */
export const otherTitle = (self: Self | null, posted: Slot | undefined): Slot | undefined => {
  const own = self?.kind === 'present' ? self.slots['role'] : undefined
  return own === undefined ||
    posted === undefined ||
    /[,/|–]/u.test(own.text) ||
    sameName(own.text, posted.text)
    ? undefined
    : own
}

const listFormat = remember((language) => new Intl.ListFormat(language), 100)

/** Facts of the resume as a list in the language of the letter. */
function listed(items: readonly Slot[], language: Assignment['language']): Slot | undefined {
  const texts = items.map(({ text }) => text)
  const said =
    texts.length > 2 && texts.some((text) => text.includes(','))
      ? texts.join('; ')
      : listFormat(language).format(texts)
  return items.length === 0 ? undefined : slot(said, ...items.flatMap(({ sources }) => sources))
}

/**
 * What the posting writes with a capital inside a sentence is a product; "negotiation" is not said to be
 * known.
 */
const isToolIn = (description: string, name: string): boolean =>
  /\p{Lu}/u.test(name) &&
  description
    .split(name)
    .slice(0, -1)
    .some((before) => /[\p{L},/(&] $/u.test(before))

type Supporting = Partial<Record<Support, Slot | undefined>>

/** What else speaks for the writer: certificates, languages and skills that the posting asks for. */
export function supportSlots(
  { facts, language, posting }: Assignment,
  { language: code }: PostingFacts,
  matches: Matches,
  quoted: string,
): Supporting {
  const isNew = (text: string): boolean =>
    !quoted.toLowerCase().includes(text.toLowerCase().replace(/ \([^()]*\)$/u, ''))
  const certificates = matches.certificates
    .filter(({ name }) => sure(name) !== null && isName(name.value, 9) && isNew(name.value))
    .slice(0, 2)
    .map(({ name, region }) => {
      const place = sure(region)
      return place === null || name.value.includes(place.value)
        ? slot(name.value, resumeSource(name))
        : slot(`${name.value} (${place.value})`, resumeSource(name), resumeSource(place))
    })
  const shared = new Set(matches.shared.map((text) => text.toLowerCase()))
  const isShared = ({ value }: Fact): boolean => shared.has(value.toLowerCase())
  const asked = (of: readonly Fact[], isAsked = isShared): readonly Slot[] =>
    of
      .filter((fact) => sure(fact) !== null && isAsked(fact) && isName(fact.value, 4))
      .map((fact) => slot(fact.value, resumeSource(fact)))
  const isSmall = /^\p{Ll}/u.test(nameIn(language, language))
  // Who writes in a language need not say that they speak it; the posting's is worth saying.
  const posted = letterLanguageOf(code)
  const spoken = asked(
    facts.languages,
    (fact) =>
      !isCalled(language, fact.value) &&
      (isShared(fact) || (posted !== undefined && isCalled(posted, fact.value))),
  ).map(({ text, sources }) => slot(isSmall ? small(text) : text, ...sources))
  const skills = asked(facts.skills)
    .filter(({ text }) => isNew(text) && isToolIn(posting.description, text))
    .slice(0, 3)
  return {
    certificates: listed(certificates, language),
    languages: listed(spoken, language),
    // One tool alone reads as if keywords had been matched.
    skills: listed(skills.length > 1 ? skills : [], language),
  }
}

const PEOPLE =
  /\b(?:hr|rh|human resources|people|talent|recruit\w*|staffing|personal(?:leit|abteilung|referent|wesen|chef|manag)\w*|ressources humaines|recrutement|recursos humanos|selección|reclutamiento)\b/iu
const HEAD =
  /\b(?:head|director\w*|chief|c[etfo]o|vp|vice president|president|founder|owner|lead\w*|manager\w*|principal|partner|superintendent|supervisor|\w*leit(?:er|ung)\w*|leiterin|geschäftsführ\w*|inhaber\w*|directeur|directrice|responsable|gérante?|fondat\w+|jef[ea]|gerente|dueñ[oa]|fundador\w*|encargad[oa])\b/iu

/** How the person stands to the job: who heads a team is not asked whether they are the right person. */
export function contactKind({ posting, contact: { title } }: Assignment): ContactKind {
  if (isAgency(posting)) return 'agency'
  return title === null ? 'unknown' : PEOPLE.test(title) ? 'people' : HEAD.test(title) ? 'head' : 'unknown'
}
