import { titleInFull } from '../title-in-full.ts'
import { formatDay } from '../follow-up/first-email.ts'
import type { Assignment } from '../model.ts'
import type { Posting } from '../../values/posting.ts'
import { deriveFacts } from '../../resume/facts/derive-facts.ts'
import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import { detectByFunctionWords } from '../../language/detect-language.ts'
import { languageNames } from '../../language/language-names.ts'
import { letterLanguageOf } from '../../language/letter-languages.ts'
import type { LetterLanguage } from '../../values/letter-languages.ts'
import { rememberOf } from '../../remember.ts'
import type { Fact, Span } from '../../values/resume-facts.ts'
import { splitSentences } from '../sentences.ts'
import { type Figure, figuresIn } from './text/figures.ts'
import { type Credential, credentialsOf } from './text/credentials.ts'
import same from '../../data/same-names.json' with { type: 'json' }
import { withoutContacts } from './text/contact-data.ts'
import { bare } from './text/fold.ts'
import { stemOf, tellingStems, type Word, wordsOf } from './text/words.ts'

/** The text that offsets of `posting` sources refer to: title, company, location and description. */
export const postingText = ({ title, company, location, description }: Posting): string =>
  [title, company, location, description].join('\n')

/** A line of a record with its figures, and the roles that it belongs to. */
export interface RecordLine {
  readonly text: string
  readonly figures: readonly Figure[]
  /** Stems of its telling words. */
  readonly stems: ReadonlySet<string>
  readonly role: string | null
  /** Where a role is named and dated, what was computed from dates, or anything else. */
  readonly kind: 'header' | 'derived' | 'line'
}

/** What the writer's, the posting's and the contact's records say, each once. */
export interface Records {
  readonly own: readonly RecordLine[]
  readonly credentials: readonly Credential[]
  readonly posting: readonly RecordLine[]
  /** Stems of the own lines by weight: the fewer lines have one, the more it tells. */
  readonly weights: ReadonlyMap<string, number>
  /** Stems of all words of each record, with other spellings of the same. */
  readonly ownStems: ReadonlySet<string>
  readonly postingStems: ReadonlySet<string>
  /** Names that every sentence may use: the reader's, the company's, the job's, the place's. */
  readonly namedStems: ReadonlySet<string>
  /** Of them, those of the reader's company. */
  readonly companyStems: ReadonlySet<string>
  /** The words by which a letter names the employer and the place of each role. */
  readonly roles: readonly {
    readonly id: string
    readonly employer: readonly string[]
    readonly place: readonly string[]
  }[]
  /** Stems of the places where the writer lives and worked, and of their schools. */
  readonly places: ReadonlySet<string>
  /** The words of instructions in the posting and the resume, which no letter repeats. */
  readonly orders: string
}

const SAME = new Map(
  same.map((row) => row.split(' ')).flatMap((row) => row.map((name) => [name, row] as const)),
)

const stems = (text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const { key } of wordsOf(text)) {
    for (const part of [key, ...key.split(/[.&'-]/u)]) {
      if (part === '') continue
      // A record that has one spelling of a name proves the others.
      for (const name of [part, ...(SAME.get(part) ?? []), ...languageNames(part)]) found.add(stemOf(name))
    }
  }
  return found
}

/** The letter's language and the record's own, for numbers in words. */
type Languages = ReadonlySet<LetterLanguage>

const lineOf = (
  text: string,
  languages: Languages,
  of: Pick<RecordLine, 'role' | 'kind'> = { role: null, kind: 'derived' },
): RecordLine => ({
  text,
  figures: [...languages].flatMap((language) => figuresIn(withoutContacts(text), language)),
  stems: tellingStems(text),
  ...of,
})

function linesOf({ resumeText, facts }: Assignment, languages: Languages): readonly RecordLine[] {
  let at = 0
  return resumeText.split('\n').flatMap((text) => {
    const start = at
    at += text.length + 1
    const holds = ({ span }: { readonly span: Span }) => span.start <= start && start < span.end
    const role = facts.roles.find(holds)
    const isHere = (fact: Fact | null | undefined) => Boolean(fact && text.includes(fact.quote))
    const dates = [role?.start, role?.end].filter(isHere)
    const isHeader = dates.length > 0 || [role?.employer, role?.title].some(isHere)
    // "Jan 22" is a date of 2022.
    const whole = [text, ...dates.map((date) => date?.value.slice(0, 4))].join(' ')
    const of = { role: role?.id ?? null, kind: isHeader ? 'header' : 'line' } as const
    return text.trim() === '' ? [] : [lineOf(whole, languages, of)]
  })
}

/** Whether a word stands in any record. */
export const isRecorded = ({ key }: Word, { ownStems, postingStems, namedStems }: Records): boolean =>
  [ownStems, postingStems, namedStems].some((known) => known.has(stemOf(key)))

/** Words and single letters ("S. L.") that tell no firm from another. */
const GENERIC_NAME =
  /^(?:\p{L}|the|der|die|das|la|le|les|el|los|group|gruppe|groupe|grupo|gmbh|ag|inc|ltd|llc|sa|sl|co|of|de|du|des|del|und|and|et|y)$/u
const nameOf = (text: string | undefined): readonly string[] =>
  wordsOf(text ?? '').flatMap(({ key }) => (GENERIC_NAME.test(key) ? [] : [stemOf(key)]))

function weightsOf(lines: readonly RecordLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { stems: said } of lines) for (const stem of said) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, Math.log((lines.length + 1) / count)]))
}

/** The records of an assignment, computed once. */
export const recordsOf = rememberOf((assignment: Assignment): Records => {
  const { facts, resumeText, posting, contact, sender, jobTitle, today, language, followUp } = assignment
  const said = postingText(posting)
  const sentences = said.split('\n').flatMap((line) => splitSentences(line, language).map(({ text }) => text))
  const orders = [...sentences, ...resumeText.split('\n')].filter(looksLikeInstruction)
  const posted = sentences.filter((text) => !looksLikeInstruction(text))
  const sentOn = followUp === undefined ? [] : [formatDay(followUp.sentOn, language)]
  const derived = [...deriveFacts(facts, today).map(({ text }) => text), ...sentOn]
  const person = [contact.firstName, contact.lastName, contact.title ?? '', contact.company]
  const job = [posting.title, titleInFull(posting.title), jobTitle, posting.company, posting.location]
  const languagesOf = (of: string): Languages => new Set([language, letterLanguageOf(of) ?? language])
  const own = languagesOf(facts.language)
  const theirs = languagesOf(detectByFunctionWords(said))
  const lines = [...linesOf(assignment, own), ...derived.map((text) => lineOf(text, own))]
  return {
    own: lines,
    credentials: credentialsOf(assignment),
    weights: weightsOf(lines),
    posting: posted.map((text) => lineOf(text, theirs)),
    ownStems: stems([resumeText, ...derived, sender.firstName, sender.lastName].join('\n')),
    postingStems: stems(posted.join('\n')),
    namedStems: stems([...person, ...job].join('\n')),
    companyStems: new Set([posting.company, contact.company].flatMap(nameOf)),
    roles: facts.roles.map(({ id, employer, location }) => ({
      id,
      employer: nameOf(employer?.value),
      place: nameOf(location?.value),
    })),
    places: stems(
      [
        facts.location,
        ...facts.roles.map(({ location }) => location),
        ...facts.education.map(({ institution }) => institution),
      ]
        .map((place) => place?.value ?? '')
        .join('\n'),
    ),
    orders: orders.map(bare).join('\n'),
  }
})

/**
 * The roles whose employer a text names: by any two words of the name, or by its first where that is long and no
 * place or school ("Houston Methodist" is not named by "in Houston").
 */
export function rolesNamed(text: string, { roles, places, companyStems }: Records): ReadonlySet<string> {
  // A name is written with capitals: "exploitants" names no "Exploitants Réunis". What the reader's company shares with
  // an employer ("… Early Learning") names the company.
  const all = new Set(
    wordsOf(text).flatMap(({ text: word, key }) => (/^\p{Lu}/u.test(word) ? [stemOf(key)] : [])),
  )
  const said = new Set([...all].filter((stem) => !companyStems.has(stem)))
  /** An employer of then that is the reader's company, or shares words with it, is named by its whole name. */
  const isWhole = (employer: readonly string[]) =>
    employer.length > 0 &&
    employer.every((word) => all.has(word)) &&
    (employer.some((word) => !companyStems.has(word)) ||
      [...companyStems].every((word) => employer.includes(word)))
  const isExact = (employer: readonly string[]) =>
    employer.filter((word) => said.has(word)).length > 1 || isWhole(employer)
  const exact = roles.map(({ employer }) => employer).filter(isExact)
  const isNamed = (employer: readonly string[]) => {
    const [first = ''] = employer
    const isTelling = employer.length === 1 || (first.length > 5 && !places.has(first))
    // "Hospital Comarcal" is not the hospital of another job.
    const isOfExact = exact.some((one) => one.includes(first))
    return isExact(employer) || (isTelling && said.has(first) && !isOfExact)
  }
  return new Set(roles.filter(({ employer }) => isNamed(employer)).map(({ id }) => id))
}

/** A word after which something was. */
const AT =
  /(?<!\p{L})(?:at|in|bei|beim|im|chez|à|au|en)\s+(?:the |my |our |der |dem |la |le |el |l')?(?<name>\p{L}[\p{L}'-]*)/giu

/** The roles of which a text names the place or one word of the employer: "in Limerick", "at the agency". */
export function placesNamed(text: string, { roles, namedStems }: Records): ReadonlySet<string> {
  const said = [...text.matchAll(AT)]
    .flatMap(({ groups }) => wordsOf(groups?.['name'] ?? '').map(({ key }) => stemOf(key)))
    .filter((stem) => stem.length > 3 && !namedStems.has(stem))
  return new Set(
    roles
      .filter(({ employer, place }) => said.some((stem) => employer.includes(stem) || place.includes(stem)))
      .map(({ id }) => id),
  )
}
