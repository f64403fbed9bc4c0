import type { Matches } from '#core/matching/model.ts'
import type { PostingFacts } from '#core/posting/model.ts'
import { DOUBTFUL, type Fact, type ResumeRole } from '#core/resume/model.ts'
import type { Assignment } from '#core/writing/model.ts'
import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { countWords } from '#core/writing/render-letter.ts'
import { isAgency } from './agency.ts'
import { calm, cleanCompany, cleanTitle, isName } from './clean-name.ts'
import type { ContactKind, LetterTexts, Support } from './languages/letter-texts.ts'
import { CODES, isQuotable, isRead, isStudent, type Proof, studyOf } from './proofs.ts'
import { fill, needSource, resumeSource, slot, type Slot, type Slots } from './slots.ts'

const sure = (fact: Fact | null): Fact | null => (fact !== null && fact.confidence >= DOUBTFUL && isQuotable(fact.value) ? fact : null)

/** What a letter may say of the posting. An agency is not the employer: neither its name nor its team is said to be. */
export function postingSlots(posting: Assignment['posting'], { team }: PostingFacts): Slots {
  const [title, company] = [cleanTitle(posting.title), isAgency(posting) ? null : cleanCompany(posting.company)]
  const at = (start: number, quote: string) => ({ kind: 'posting' as const, start, end: start + quote.length, quote })
  return {
    title: title === null ? undefined : slot(title.text, at(title.start, title.quote)),
    company: company === null ? undefined : slot(company.text, at(posting.title.length + 1 + company.start, company.quote)),
    team: team === null || isAgency(posting) || !isName(team, 4) ? undefined : slot(team, { kind: 'fact', quote: team }),
  }
}

const MOST_WORDS = 16
const FEWEST_WORDS = 5

/** The posting's words, or their beginning up to a comma; null where they are too long or in a language that may not be known. */
function needText(text: string): string | null {
  if (/["“”„«»]/u.test(text) || !isQuotable(text)) return null
  if (countWords(text) <= MOST_WORDS) return text
  const ends = [...text.matchAll(/[,;:](?=\s)|\s[–—(-]\s?/gu)].map(({ index }) => text.slice(0, index))
  return ends.findLast((part) => countWords(part) <= MOST_WORDS && countWords(part) >= FEWEST_WORDS) ?? null
}

/** What need and line have in common, and the need itself. `saidAlready` is a concept that the letter has named. */
export function answerSlots({ posting, language }: Assignment, { language: code }: PostingFacts, texts: LetterTexts, { answer }: Proof, saidAlready?: string): Slots {
  if (answer === null) return {}
  const { need, line, concepts: [common] } = answer
  const text = isRead(code, language) ? needText(need.text) : null
  const isTask = text !== null && code === CODES[language] && need.kind !== 'requirement' && texts.tasks?.test(text) === true
  const concept = common === undefined || common.id === saidAlready ? undefined : common.label[language].replace(texts.article ?? '', '')
  const sources = [needSource(need, posting), resumeSource(line.statement)]
  const inQuotes = (said: string): Slot => slot(texts.quotationMarks.join(said), needSource(need, posting))
  return {
    need: text === null ? undefined : inQuotes(text),
    task: text === null || !isTask ? undefined : inQuotes(`${text.slice(0, 1).toLowerCase()}${text.slice(1)}`),
    concept: concept === undefined ? undefined : slot(concept, ...sources),
    Concept: concept === undefined ? undefined : slot(`${concept.slice(0, 1).toUpperCase()}${concept.slice(1)}`, ...sources),
  }
}

/** The first frame that can be filled, as a slot. */
const whole = (frames: readonly string[], slots: Slots): Slot | undefined => frames.map((frame) => fill(frame, slots)).find((made) => made !== null) ?? undefined

const year = (fact: Fact | null): Slot | undefined => (fact !== null && /^\d{4}/u.test(fact.value) ? slot(fact.value.slice(0, 4), resumeSource(fact)) : undefined)

/** "Audit Associate → Senior Associate" is two jobs in one line; which of them a line belongs to, nobody knows. */
const isTwo = (title: string): boolean => /→|->|=>|»|;/u.test(title)

/** The job that a line stands under, as far as it is sure. */
export function roleSlots(role: ResumeRole | null, { dates, jobs }: LetterTexts): Slots {
  if (role === null) return {}
  const [title, employer, start, end] = [sure(role.title), sure(role.employer), sure(role.start), sure(role.end)]
  const [from, to, house] = [year(start), year(end), employer === null ? null : cleanCompany(employer.value)]
  const isPresent = end?.value === 'present'
  const frame = isPresent ? dates.since : from?.text === to?.text ? dates.year : dates.span
  const years = isPresent ? dates.since : from?.text === to?.text ? '{from}' : '{from}–{to}'
  const dated = (said: string): Slot | undefined => fill(end === null ? '{unknown}' : said, { from, to }) ?? undefined
  const known: Slots = {
    role: title === null || isTwo(title.value) || title.value.length > 60 ? undefined : slot(calm(title.value), resumeSource(title)),
    employer: employer === null || house === null || /\bself-employed|freelance|selbstständig|indépendant|autónomo/iu.test(house.text) ? undefined : slot(house.text, resumeSource(employer)),
    when: dated(frame), years: dated(years),
  }
  return { ...known, post: whole(jobs.post, known), there: known['employer'] && whole(isPresent ? jobs.present : jobs.former, known), name: whole(jobs.name, known) }
}

/** Facts of the resume as a list in the language of the letter. */
function listed(items: readonly Slot[], language: Assignment['language']): Slot | undefined {
  const texts = items.map(({ text }) => text)
  const said = texts.some((text) => text.includes(',')) ? texts.join('; ') : new Intl.ListFormat(language).format(texts)
  return items.length === 0 ? undefined : slot(said, ...items.flatMap(({ sources }) => sources))
}

const OWN_LANGUAGE: Readonly<Record<LetterLanguage, RegExp>> = {
  en: /^(?:engl|angl|ingl)/iu, de: /^(?:deutsch|german|allemand|alem)/iu, fr: /^(?:fran[cç]|french)/iu, es: /^(?:espa|spani|castellan)/iu,
}

type Supporting = Partial<Record<Support, Slot | undefined>>

/** What else speaks for the writer: certificates, languages and skills that the posting asks for, and of a student the studies. */
export function supportSlots({ facts, language }: Assignment, matches: Matches, quoted: string): Supporting {
  const isNew = (text: string): boolean => !quoted.toLowerCase().includes(text.toLowerCase())
  const certificates = matches.certificates.filter(({ name }) => sure(name) !== null && isName(name.value, 9) && isNew(name.value)).slice(0, 2).map(({ name, region }) => {
    const place = sure(region)
    return place === null || name.value.includes(place.value) ? slot(name.value, resumeSource(name)) : slot(`${name.value} (${place.value})`, resumeSource(name), resumeSource(place))
  })
  const shared = new Set(matches.shared.map((text) => text.toLowerCase()))
  const asked = (of: readonly Fact[]): readonly Slot[] => of.filter((fact) => sure(fact) !== null && shared.has(fact.value.toLowerCase()) && isName(fact.value, 4)).map((fact) => slot(fact.value, resumeSource(fact)))
  // Who writes in a language need not say that they speak it.
  const spoken = asked(facts.languages).filter(({ text }) => !OWN_LANGUAGE[language].test(text))
  const skills = asked(facts.skills).filter(({ text }) => isNew(text)).slice(0, 3)
  return { certificates: listed(certificates, language), languages: listed(spoken, language), skills: listed(skills, language), ...(isStudent(facts) ? studySlots({ facts }) : {}) }
}

function studySlots({ facts }: Pick<Assignment, 'facts'>): Supporting {
  const known = studyOf(facts)
  if (known === null) return {}
  const { degree, field, institution, end } = known.study
  const said = [sure(degree), sure(field), sure(institution)].filter((fact) => fact !== null)
  const parts = said.filter(({ value }, at) => !said.some((other, place) => place < at && other.value.includes(value))).map((fact) => slot(fact.value, resumeSource(fact)))
  const ended = known.goesOn ? undefined : year(sure(end))
  const list = parts.length === 0 ? undefined : slot([...parts, ...(ended ? [ended] : [])].map(({ text }) => text).join(', '), ...[...parts, ...(ended ? [ended] : [])].flatMap(({ sources }) => sources))
  return known.goesOn ? { student: list } : { degree: list }
}

const PEOPLE = /\b(?:hr|rh|human resources|people|talent|recruit\w*|staffing|personal(?:leit|abteilung|referent|wesen|chef|manag)\w*|ressources humaines|recrutement|recursos humanos|selección|reclutamiento)\b/iu
const HEAD = /\b(?:head|director\w*|chief|c[etfo]o|vp|vice president|president|founder|owner|lead\w*|manager\w*|principal|partner|superintendent|supervisor|\w*leit(?:er|ung)\w*|leiterin|geschäftsführ\w*|inhaber\w*|directeur|directrice|responsable|gérante?|fondat\w+|jef[ea]|gerente|dueñ[oa]|fundador\w*|encargad[oa])\b/iu

/** How the person stands to the job: who heads a team is not asked whether they are the right person. */
export function contactKind({ posting, contact: { title } }: Assignment): ContactKind {
  if (isAgency(posting)) return 'agency'
  return title === null ? 'unknown' : PEOPLE.test(title) ? 'people' : HEAD.test(title) ? 'head' : 'unknown'
}
