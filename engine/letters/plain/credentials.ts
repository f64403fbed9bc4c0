import type { Education, Fact } from '../../values/resume-facts.ts'
import { isCalled } from '../../language/letter-languages.ts'
import { termsOf } from '../../language/terms.ts'
import { isLanguageIn } from '../../matching/spoken.ts'
import { calm, isName } from '../clean-name.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { closeness, DEGREES, heldPapers, isPaper, MOST_WORDS, openIn, PAPER, STUDIES } from './papers.ts'
import { slot, type Slot } from './frames.ts'
import { sure } from './lines.ts'
import { isFinished, resumeSource } from './self.ts'

const MAX_CERTIFICATES = 4
/** Words of a line, with its bullet, that is no sentence. */
const MOST_ALONE = 4

/** Of several degrees the highest is told. */
const levelOf = ({ degree }: Pick<Education, 'degree'>): number =>
  DEGREES.findLastIndex((level) => level.test(degree?.value ?? ''))
/** Finished studies: a degree where the posting asks for one, others by their field. */
function degreeOf({ degree, field }: Education, { posting, facts, resumeText }: Assignment): readonly Slot[] {
  const title = sure(degree)
  const all = [title, sure(field)].filter((fact) => fact !== null)
  const [first, last] = [all[0], all.at(-1)]
  const asked = posting.description.split(/\n|[.;•] /u).filter((text) => STUDIES.test(text))
  const level = DEGREES[levelOf({ degree: title })]
  const isAsked = ({ value }: Fact) => {
    const own = [...termsOf(value, facts.language)]
    return (
      own.length > 0 && asked.some((text) => own.every((term) => termsOf(text, facts.language).has(term)))
    )
  }
  const isLevel = level !== undefined && (asked.length > 0 || level.test(posting.description))
  if (first === undefined || last === undefined || !(isLevel || all.some(isAsked))) return []
  const named = resumeText.slice(first.span.start, last.span.end)
  // "Bachelor of Science (Mathematics, Physics minor)"
  const [rest = ''] =
    named.split('(').length > named.split(')').length
      ? (/^[^()\n]*\)/u.exec(resumeText.slice(last.span.end)) ?? [])
      : []
  // "B.A. Soziale Arbeit (1,9), staatl. anerkannt 2017"
  const [, more = ''] =
    /^(?: \([^()\n]*\))?(, \p{Ll}[^,;(\t\n]*)/u.exec(resumeText.slice(last.span.end + rest.length)) ?? []
  const text = `${calm(`${named}${rest}`)}${PAPER.test(more) ? more.trimEnd() : ''}`
  // "Diploma" alone says too little.
  return (isLevel || text.includes(' ')) && isName(text, MOST_WORDS)
    ? [slot(text, ...all.map((fact) => resumeSource(fact)))]
    : []
}

/** The level that follows a language: "English (C1)", "Deutsch: gut (B2 Prüfung 2015)", "Inglés básico: leo …". */
const LEVEL =
  /^(?: ?\([^()\n]{1,60}\)|: [^,;.|\n]{2,40}| (?:[ABC][12](?:[–/-][ABC][12])?|\p{L}[\p{L}-]{2,15}(?=\s*(?:[,;:.|(\n]|$)))(?![\p{L}\p{N}]))/iu

/** A level that is told to nobody. */
const BASIC =
  /(?<!\p{L})(?:A[12]|basic|beginner|elementary|limited|a few|grundkenntnisse|anfänger\p{L}*|notions|débutante?|scolaire|básic[oa]|nociones)(?![\p{L}\d])/iu

const NATIVE = /nativ|bilingu|mother|mutter|matern/iu

/** Whether a license is of several states, and a job in another one: "Adjuster license GA, TX" for "Tampa, FL". */
function isElsewhere(license: string, location: string): boolean {
  const states = / (\p{Lu}{2}(?:, \p{Lu}{2})+)(?!\p{L})/u.exec(license)?.[1]?.split(', ') ?? []
  const [, state] = /, (\p{Lu}{2})(?!\p{L})/u.exec(location) ?? []
  return states.length > 0 && state !== undefined && !states.includes(state)
}

/**
 * Where the posting asks for papers, those that the writer holds, first those that it names; else only these. With them
 * the degree, and languages with their level, that it asks for.
 */
export function credentialsOf(assignment: Assignment): readonly Slot[] {
  const { facts, resumeText, posting, today } = assignment
  const asked = `${posting.title}\n${posting.description}`
  const isOpen = openIn(assignment)
  const { posting: read } = matchesOf(assignment)
  const told = read.facts.filter(({ kind }) => kind !== 'company' && kind !== 'apply')
  const asksPapers = told.some(({ text }) => PAPER.test(text))
  const requirements = told
    .filter(({ kind, text }) => kind === 'requirement' || PAPER.test(text))
    .map(({ text }) => text)
  const certificates = heldPapers(assignment, asked, isOpen)
    .map((fact) => ({ fact, near: closeness(fact.value, asked, requirements, facts.language) }))
    .filter(({ fact, near }) => near > 0 || (asksPapers && isPaper(fact.value)))
    .filter(({ fact }) => !isElsewhere(fact.value, posting.location))
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MAX_CERTIFICATES)
    .map(({ fact }) => fact)
  const isTold = ({ span }: Education) =>
    certificates.some(({ span: { start } }) => span.start <= start && start < span.end)
  return [
    ...certificates.map((fact) => slot(fact.value, resumeSource(fact))),
    ...facts.education
      .toSorted((one, other) => levelOf(other) - levelOf(one))
      .flatMap((study) =>
        isFinished(study, today, resumeText) && !isTold(study) && !isOpen(study.degree?.quote ?? '\n')
          ? degreeOf(study, assignment)
          : [],
      )
      .slice(0, 1),
    ...facts.languages
      .filter(({ value }) =>
        [
          ...told.flatMap(({ text, cut }) => (cut ? [] : [text])),
          // "Spanish" alone is no sentence.
          ...posting.description.split('\n').filter((text) => text.split(/\s+/u).length <= MOST_ALONE),
        ].some((text) => isLanguageIn(text, value)),
      )
      .flatMap((fact) => {
        const level = LEVEL.exec(resumeText.slice(fact.span.end))?.[0].replace(': ', ' – ')
        // A letter in one's own language shows it.
        const isOwn = NATIVE.test(level ?? '') && isCalled(assignment.language, fact.value)
        const said = `${fact.value}${level}`
        return level && !BASIC.test(level) && !isOwn && sure(fact) !== null && isName(said, MOST_WORDS)
          ? [slot(said, resumeSource(fact))]
          : []
      }),
  ]
}
