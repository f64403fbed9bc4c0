import type { Answer, Matches } from '../matching/model.ts'
import { isGeneric } from '#functions/postings/reading/boilerplate.ts'
import type { PostingFact, PostingFacts } from '#functions/postings/reading/model.ts'
import { DOUBTFUL, type Fact } from '#functions/resume/model.ts'
import type { Assignment } from '../model.ts'
import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { countWords } from '../render-letter.ts'
import { isAgency } from './agency.ts'
import { calm, cleanCompany, cleanTitle, isName } from './clean-name.ts'
import type { ContactKind, LetterTexts, Said, Support } from './languages/letter-texts.ts'
import { CODES, isQuotable, isRead, isStudent, type Proof, studyOf } from './proofs.ts'
import { fill, needSource, resumeSource, slot, type Slot, type Slots } from './slots.ts'

const sure = (fact: Fact | null): Fact | null =>
  fact !== null && fact.confidence >= DOUBTFUL && isQuotable(fact.value) ? fact : null

/**
 * What a letter may say of the posting. An agency is not the employer: neither its name nor its team is said
 * to be.
 */
export function postingSlots(posting: Assignment['posting'], { team }: PostingFacts): Slots {
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
  const ends = [...text.matchAll(/[,;:](?=\s)|\s[–—(-]\s?/gu)].map(({ index }) => text.slice(0, index))
  return (
    ends
      .filter((part) => isClosed(part))
      .findLast((part) => countWords(part) <= EASY_WORDS && countWords(part) >= FEWEST_WORDS) ??
    (countWords(text) <= MOST_WORDS ? text : null)
  )
}

const isClosed = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)

/** How badly a need can be quoted, 0 to 1: long, a list, what anybody asks of anybody. */
export function awkwardness(need: PostingFact): number {
  const text = needText(need.text)
  if (text === null) return 0.3
  return (
    (countWords(text) > EASY_WORDS ? 0.12 : 0) +
    (/[/()[\]:&]|,.*,/u.test(text) ? 0.12 : 0) +
    (countWords(text) < 3 || CLAUSE.test(text) ? 0.12 : 0) +
    (isGeneric(text) || WELCOMING.test(text) ? 0.2 : 0)
  )
}

/** Nobody is hired for these. */
const WELCOMING =
  /\b(?:welcoming|friendly|positive|pleasant) (?:\p{L}+ )?(?:atmosphere|environment|workplace|culture)|\bbest practices?\b|\bstay (?:up[- ]to[- ]date|current)|\bother (?:tasks|duties|projects)\b/iu

/** What can't be the object of "you ask for": a clause with its own verb, a phrase in another case. */
const CLAUSE =
  /^(?:has|have|must|is|are|can|able|you|holds?|possess\p{L}*|demonstrates?|be|work|du|sie|bringst|hast|einer|eines|einem|vous|savoir|être|avoir|sabe|tiene|tener|poseer|contar|ser)(?= )/iu
const INFINITIVE = /^\p{L}{3,}(?:er|ir) (?:à|au|aux|de|des|la|le|les|una?|el|los|las) /iu

const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** What the quoted words of the posting are. */
export function saidOf({ need }: Answer, slots: Slots): Said {
  const isAsked =
    (need.kind === 'requirement' || need.kind === 'tool') &&
    !CLAUSE.test(need.text) &&
    !INFINITIVE.test(need.text)
  return slots['task'] !== undefined ? (need.kind === 'goal' ? 'goal' : 'task') : isAsked ? 'asked' : 'other'
}

/** The need in the posting's words, and what it has in common with the line where that is sure. */
export function answerSlots(
  { posting, language }: Assignment,
  { language: code }: PostingFacts,
  texts: LetterTexts,
  { answer }: Proof,
): Slots {
  if (answer === null) return {}
  const {
    need,
    line,
    isClose,
    concepts: [common],
  } = answer
  const text = isRead(code, language) ? needText(need.text) : null
  if (text === null) return {}
  const isOwn = code === CODES[language]
  const isTask = isOwn && need.kind !== 'requirement' && texts.tasks?.test(text) === true
  const source = needSource(need, posting)
  const quoted = (said: string): Slot => slot(texts.quotationMarks.join(said), source)
  return {
    need: quoted(isTask || (isOwn && texts.small?.test(text) === true) ? small(text) : text),
    task: isTask ? quoted(small(text)) : undefined,
    brief:
      text === need.text && countWords(text) <= 5 && text.length <= 32
        ? slot(isTask ? small(text) : text, source)
        : undefined,
    concept:
      isClose && common !== undefined
        ? slot(common.label[language].replace(texts.article ?? '', ''), source, resumeSource(line.statement))
        : undefined,
  }
}

/** The first frame that can be filled, as a slot. */
const whole = (frames: readonly string[], slots: Slots): Slot | undefined =>
  frames.map((frame) => fill(frame, slots)).find((made) => made !== null) ?? undefined

const year = (fact: Fact | null): Slot | undefined =>
  fact !== null && /^\d{4}/u.test(fact.value) ? slot(fact.value.slice(0, 4), resumeSource(fact)) : undefined

/**
 * "Audit Associate → Senior Associate" is two jobs in one line; which of them a line belongs to, nobody
 * knows.
 */
const isTwo = (title: string): boolean => /→|->|=>|»|;/u.test(title)

/** "Nurse" for a "Senior Nurse" role, "Buchhalterin" for a "Buchhalter". */
const sameName = (one: string, other: string): boolean =>
  other.toLowerCase().includes(one.toLowerCase()) || one.toLowerCase().startsWith(other.toLowerCase())

/** The job that a line stands under, as far as it is sure; `posted` is what the posting calls its own. */
export function roleSlots(
  { role, origin }: Proof,
  { years, origin: origins }: LetterTexts,
  posted: string,
  isForeign = false,
): Slots {
  const [title, employer, start, end] = [role?.title, role?.employer, role?.start, role?.end].map((fact) =>
    sure(fact ?? null),
  )
  const [from, to, house] = [
    year(start ?? null),
    year(end ?? null),
    employer === null || employer === undefined ? null : cleanCompany(employer.value),
  ]
  const frame = end?.value === 'present' ? years.since : from?.text === to?.text ? years.year : years.span
  const job =
    title === null || title === undefined || isTwo(title.value) || title.value.length > 60
      ? undefined
      : slot(calm(title.value), resumeSource(title))
  const plain = job === undefined || /[,/|–]/u.test(job.text) ? undefined : job
  const known: Slots = {
    role: job,
    job: plain,
    other:
      plain === undefined ||
      origin !== 'present' ||
      posted === '' ||
      isForeign ||
      sameName(plain.text, posted)
        ? undefined
        : plain,
    employer:
      employer === null ||
      employer === undefined ||
      house === null ||
      /\bself-employed|freelance|selbstständig|indépendant|autónomo/iu.test(house.text)
        ? undefined
        : slot(house.text, resumeSource(employer)),
    years: end === null || end === undefined ? undefined : (fill(frame, { from, to }) ?? undefined),
  }
  const told = whole(origins[origin], known)
  return { ...known, origin: told, Origin: told && slot(capital(told.text), ...told.sources) }
}

/** Facts of the resume as a list in the language of the letter. */
function listed(items: readonly Slot[], language: Assignment['language']): Slot | undefined {
  const texts = items.map(({ text }) => text)
  const said = texts.some((text) => text.includes(','))
    ? texts.join('; ')
    : new Intl.ListFormat(language).format(texts)
  return items.length === 0 ? undefined : slot(said, ...items.flatMap(({ sources }) => sources))
}

const OWN_LANGUAGE: Readonly<Record<LetterLanguage, RegExp>> = {
  en: /^(?:engl|angl|ingl)/iu,
  de: /^(?:deutsch|german|allemand|alem)/iu,
  fr: /^(?:fran[cç]|french)/iu,
  es: /^(?:espa|spani|castellan)/iu,
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

/**
 * What else speaks for the writer: certificates, languages and skills that the posting asks for, and of a
 * student the studies.
 */
export function supportSlots(
  { facts, language, posting }: Assignment,
  matches: Matches,
  quoted: string,
): Supporting {
  const isNew = (text: string): boolean => !quoted.toLowerCase().includes(text.toLowerCase())
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
  const asked = (of: readonly Fact[]): readonly Slot[] =>
    of
      .filter((fact) => sure(fact) !== null && shared.has(fact.value.toLowerCase()) && isName(fact.value, 4))
      .map((fact) => slot(fact.value, resumeSource(fact)))
  // Who writes in a language need not say that they speak it.
  const spoken = asked(facts.languages).filter(({ text }) => !OWN_LANGUAGE[language].test(text))
  const skills = asked(facts.skills)
    .filter(({ text }) => isNew(text) && isToolIn(posting.description, text))
    .slice(0, 3)
  return {
    certificates: listed(certificates, language),
    languages: listed(spoken, language),
    skills: listed(skills, language),
    ...(isStudent(facts) ? studySlots({ facts }) : {}),
  }
}

function studySlots({ facts }: Pick<Assignment, 'facts'>): Supporting {
  const known = studyOf(facts)
  if (known === null) return {}
  const { degree, field, institution, end } = known.study
  const said = [sure(degree), sure(field), sure(institution)].filter((fact) => fact !== null)
  const parts = said
    .filter(({ value }, at) => !said.some((other, place) => place < at && other.value.includes(value)))
    .map((fact) => slot(fact.value, resumeSource(fact)))
  const ended = known.goesOn ? undefined : year(sure(end))
  const list =
    parts.length === 0
      ? undefined
      : slot(
          [...parts, ...(ended ? [ended] : [])].map(({ text }) => text).join(', '),
          ...[...parts, ...(ended ? [ended] : [])].flatMap(({ sources }) => sources),
        )
  return known.goesOn ? { student: list } : { degree: list }
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
