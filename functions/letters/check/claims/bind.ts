import { isFirstEmailMention, isReplySubject } from '#functions/letters/follow-up/first-email.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { namesIn, unknownNames } from './names.ts'
import { error, errorAt, type Problem } from '../findings.ts'
import type { CheckContext, Statement } from '../model.ts'
import { unknownIdentity, unstatedCircumstances } from './circumstances.ts'
import { claimsFromOtherJob, quotesFromOtherJob, wrongTowns } from './roles.ts'
import { unsupportedMonths, unsupportedYears } from '../times/dates.ts'
import { unsupportedDurations } from '../times/durations.ts'
import { otherLanguageProblems } from './other-languages.ts'
import { overstatedLanguages } from './language-levels.ts'
import { wrongModality } from './modality.ts'
import { unfinishedDegrees, unknownDegrees } from './degrees.ts'
import { unsupportedNumbers } from '../figures/numbers.ts'
import { flattery, inventedNews } from './praise.ts'
import { overstatedSkills } from './grades.ts'
import { overstatedSubject, overstatements } from './rank.ts'
import { isGapAt, isOwnAt, TURNS_TO_READER } from '../sentences/statements.ts'
import { unsupportedClaims } from './support.ts'
import { fold } from '../facts/fold.ts'
import { wordsOf } from '../facts/words.ts'

const SUBJECT_RULES = [unsupportedYears, unsupportedDurations, overstatedSubject]
const OTHER_LANGUAGE_RULES = [overstatedLanguages, overstatedSkills, otherLanguageProblems]
const CLAIM_RULES = [
  unsupportedMonths,
  unsupportedYears,
  unsupportedDurations,
  wrongTowns,
  inventedNews,
  claimsFromOtherJob,
  flattery,
  unfinishedDegrees,
  wrongModality,
  overstatedLanguages,
  overstatedSkills,
  overstatements,
  unstatedCircumstances,
  unknownIdentity,
  unsupportedClaims,
]

/**
 * L05, L23 and L24: finds the facts behind every statement of the letter without relying on the sources that
 * the writer named, and reports what no fact supports.
 */
export function bindStatements(context: CheckContext): readonly Finding[] {
  const { assignment, units, statements } = context
  // Words can only be compared when letter and resume are both in English; otherwise names and figures are.
  const isComparable =
    assignment.language === 'en' &&
    (assignment.facts.language === 'eng' || assignment.facts.language === 'und')
  const signed = unknownDegrees(context.letter.signature.join('\n'), units)
  return [
    ...signed.map((one) => errorAt(context.laidOut.signature.start, one)),
    ...subjectProblems().map(({ rule, message }) => error(rule, `Subject: ${message}`)),
    ...statements.flatMap((statement, at) =>
      problemsOf(statement, saidBefore(statement, statements[at - 1])).map((one) =>
        errorAt(statement.start, one),
      ),
    ),
  ]

  /** A subject makes claims too: names, numbers, years. */
  function subjectProblems(): readonly Problem[] {
    const text = fold(context.letter.subject)
    const subject: Statement = {
      kind: 'own',
      text,
      sentence: text,
      start: 0,
      words: wordsOf(text),
      mineFrom: 0,
      impliedRoles: null,
    }
    if (isReplySubject(context.letter.subject, assignment)) return []
    if (!isComparable) return otherLanguageProblems({ ...subject, kind: 'theirs' }, units)
    return [
      ...unknownNames(text, units),
      ...unsupportedNumbers({ ...subject, kind: 'theirs' }, '', units),
      ...SUBJECT_RULES.flatMap((rule) => rule(subject, units)),
    ]
  }

  function problemsOf(statement: Statement, before: string): readonly Problem[] {
    const { text, kind } = statement
    if (mentionsFirstEmail(statement)) return []
    if (kind === 'quoted') return quotesFromOtherJob(statement, units)
    if (!isComparable) return OTHER_LANGUAGE_RULES.flatMap((rule) => rule(statement, units))
    // "QGIS now and then, Revit daily": names that only the resume has show that this is about the writer.
    const isImplied =
      kind === 'theirs' &&
      !/\b(?:would|should|could|will|might)\b/iu.test(text) &&
      namesIn(text).some(({ stem }) => units.ownMeanings.has(stem) && !units.postingMeanings.has(stem))
    const isOwn = (at: number): boolean =>
      (kind === 'own' || ((isImplied || kind === 'gap') && !isGapAt(text, at))) &&
      at >= statement.mineFrom &&
      (isImplied || isOwnAt(text, at)) &&
      !TURNS_TO_READER.test(text)
    const names = unknownNames(text, units, isOwn).filter(
      ({ span }) => kind !== 'gap' || !isGapAt(text.replaceAll(/\bbasics?\b/giu, ''), span.start),
    )
    // "Does a driver need a local license?" claims nothing.
    const isQuestion = kind === 'ask' && !/\b(?:I|my)\b/u.test(text)
    const degrees = isQuestion
      ? []
      : unknownDegrees(text, units, isOwn).filter(({ span }) => kind !== 'gap' || !isGapAt(text, span.start))
    return [
      ...names,
      ...degrees,
      ...unsupportedNumbers(statement, before, units),
      ...CLAIM_RULES.flatMap((rule) => rule(statement, units)),
    ]
  }

  /** True for a part of the sentence that mentions the first email. */
  function mentionsFirstEmail({ start: at }: Statement): boolean {
    const whole = context.laidOut.sentences.find(({ span }) => span.start <= at && at < span.end)
    return whole !== undefined && isFirstEmailMention(whole.sentence.text, assignment)
  }
}

/** What the letter says right before a statement: the part of its sentence before it, or the sentence before. */
const saidBefore = ({ sentence }: Statement, last: Statement | undefined): string =>
  last === undefined ? '' : last.sentence === sentence ? last.text : last.sentence
