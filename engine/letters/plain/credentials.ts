import type { Education, Fact } from '../../values/resume-facts.ts'
import { isLanguageIn } from '../../language/language-names.ts'
import { termsOf } from '../../language/terms.ts'
import { ofJob } from '../../matching/asked.ts'
import { isNamed } from '../../matching/shared-names.ts'
import { LETTER_LANGUAGE_LABELS } from '../../values/letter-languages.ts'
import type { Sentence } from '../../values/letter.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { bulleted, paperOf, studyOf, WEAK, withLevel } from './named.ts'
import { closeness, DEGREES, heldPapers, isPaper, openIn, PAPER, shortsIn, STUDIES } from './papers.ts'
import { sure } from './lines.ts'
import { isFinished } from './self.ts'

const MAX_LINES = 4
/** Words of a line, with its bullet, that is no sentence. */
const MOST_ALONE = 4

/** A level of the Common European Framework of Reference: letters and figures are in its order. */
const LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u
const FLUENT = /fluen|fließend|verhandlungssicher|courant|bilingu|fluid|advanced|avanc[eé]|avanzad/iu
const MIDDLING = /^[^\n,;|\p{L}]*(?:intermedi|intermédi)/iu
/** Whether a level behind a language is lower than what a posting asks for; fluency begins at B2. */
function isBelow(level: string, asked: string): boolean {
  const [held = MIDDLING.test(level) ? 'B1' : undefined] =
    LEVEL.exec(level.split(/[\n,;|]/u, 1)[0] ?? '') ?? []
  const [wanted] = LEVEL.exec(asked) ?? (FLUENT.test(asked) ? ['B2'] : [])
  return held !== undefined && wanted !== undefined && held < wanted
}

/** Of several degrees the highest is told. */
const levelOf = ({ degree }: Pick<Education, 'degree'>): number =>
  DEGREES.findLastIndex((level) => level.test(degree?.value ?? ''))

/** Whether a posting asks for such studies: for their level, by their name or field, or by an abbreviation beside it. */
function isAskedIn({ degree, field, span }: Education, assignment: Assignment): boolean {
  const { posting, facts, resumeText } = assignment
  const asked = posting.description.split(/\n|[.;•] /u).filter((text) => STUDIES.test(text))
  const level = DEGREES[levelOf({ degree: sure(degree) })]
  const isNamedIn = (fact: Fact | null) => {
    const own = [...termsOf(sure(fact)?.value ?? '', facts.language)]
    return asked.some((text) => own.some((term) => termsOf(text, facts.language).has(term)))
  }
  const isLevel = level !== undefined && (asked.length > 0 || level.test(posting.description))
  // "PGCE Primary with QTS"
  const isShort = shortsIn(resumeText.slice(span.start, span.end)).some((short) =>
    isNamed(posting.description, short),
  )
  // "Técnico superior en laboratorio clínico": all of its words in one requirement.
  const own = [...termsOf([degree, field].map((fact) => sure(fact)?.value ?? '').join(' '), facts.language)]
  const isWhole = ofJob(matchesOf(assignment).posting).some(({ text }) => {
    const terms = termsOf(text, facts.language)
    return own.length > 1 && own.every((term) => terms.has(term))
  })
  return isLevel || isShort || isWhole || isNamedIn(degree) || isNamedIn(field)
}

/**
 * What the resume has of what the posting asks for by name (papers, the highest degree, the languages), those that it
 * calls no mere advantage apart; and where it asks for papers, others that the writer holds.
 */
export function credentialsOf(assignment: Assignment): {
  readonly musts: readonly Sentence[]
  readonly asked: readonly Sentence[]
  readonly others: readonly Sentence[]
} {
  const { facts, posting } = assignment
  const asked = `${posting.title}\n${posting.description}`
  const isOpen = openIn(assignment)
  const { posting: read } = matchesOf(assignment)
  const told = ofJob(read)
  const asksPapers = told.some(({ text }) => PAPER.test(text))
  const requirements = told
    .filter(({ kind, text }) => kind === 'requirement' || PAPER.test(text))
    .map(({ text }) => text)
  const musts = told
    .filter(({ kind, advantage }) => kind === 'requirement' && !advantage)
    .map(({ text }) => text)
  const papers = heldPapers(assignment, asked, isOpen)
    .map((fact) => ({
      fact,
      near: closeness(fact.value, asked, requirements, facts.language),
      isMust: musts.some((text) => closeness(fact.value, text, [text], facts.language) > 0),
    }))
    .filter(({ fact, near }) => near > 0 || (asksPapers && isPaper(fact.value)))
    .toSorted((one, other) => other.near - one.near)
  const isOfPaper = ({ span }: Education) =>
    papers.some(({ fact: paper }) => span.start <= paper.span.start && paper.span.start < span.end)
  const studies = facts.education
    .filter(
      (study) =>
        isFinished(study, assignment) &&
        !isOfPaper(study) &&
        !isOpen(study.degree?.quote ?? '\n') &&
        isAskedIn(study, assignment),
    )
    .toSorted(
      (one, other) =>
        levelOf(other) - levelOf(one) || (other.end?.value ?? '').localeCompare(one.end?.value ?? ''),
    )
    .slice(0, 1)
  const texts = [
    ...told.flatMap(({ text, cut }) => (cut ? [] : [text])),
    // "Spanish" alone is no sentence.
    ...posting.description.split('\n').filter((text) => text.split(/\s+/u).length <= MOST_ALONE),
    posting.title,
  ]
  const languages = facts.languages.flatMap((fact) => {
    const { value } = fact
    const asking = texts.filter((text) => isLanguageIn(text, value))
    const line = withLevel(fact, assignment)
    const isTellable =
      asking.length > 0 &&
      !isLanguageIn(value, LETTER_LANGUAGE_LABELS[assignment.language]) &&
      ![line.held, ...line.level].some((words) => WEAK.test(words)) &&
      !asking.some((text) => isBelow(line.held, text))
    return isTellable ? [{ line, isMust: musts.some((text) => isLanguageIn(text, value)) }] : []
  })
  const isStudied = requirements.some((text) => [STUDIES, ...DEGREES].some((words) => words.test(text)))
  const named = [
    ...papers.map(({ fact, near, isMust }) => ({
      line: near > 0 ? paperOf(fact, assignment) : null,
      isMust,
    })),
    ...studies.map((study) => ({ line: studyOf(study, assignment), isMust: isStudied })),
    ...languages,
  ]
  const linesOf = (isOfMusts: boolean) =>
    named.flatMap(({ line, isMust }) => (line !== null && isMust === isOfMusts ? [line] : []))
  const [needed, wanted] = [linesOf(true), linesOf(false)]
  const held = papers.flatMap(({ fact, near }) => (near > 0 ? [] : (paperOf(fact, assignment) ?? [])))
  const found = [...needed, ...wanted, ...held]
  // "Site card" is told once, by its longest line.
  const isTold = (text: string, at: number) =>
    found.some((one, index) => index !== at && one.text.includes(text) && (one.text !== text || index < at))
  const kept = found.filter(({ text }, at) => !isTold(text, at)).slice(0, MAX_LINES)
  const dashed = (lines: readonly Sentence[]) =>
    kept
      .filter((line) => lines.includes(line))
      .map(({ text, sources }) => ({
        text: bulleted(text),
        sources,
      }))
  return { musts: dashed(needed), asked: dashed(wanted), others: dashed(held) }
}
