import { tellsLanguage } from '#functions/letters/texts.ts'
import { isFirstEmailSaid, isReplySubject } from '#functions/letters/follow-up/first-email.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import { namesIn, unproven } from './names.ts'
import { error } from '../findings.ts'
import type { CheckContext } from '../model.ts'
import { misnamed, unsaid } from './circumstances.ts'
import { misdated, misplaced, quotedOfAnother, toldOfAnother } from './roles.ts'
import { unboundMonths, unboundYears } from '../times/dates.ts'
import { unboundDurations } from '../times/durations.ts'
import { unboundAbroad } from './abroad.ts'
import { overspoken } from './language-levels.ts'
import { bent } from './modality.ts'
import { uncompleted, undocumented } from './degrees.ts'
import { unboundNumbers } from '../figures/numbers.ts'
import { flattering, invented } from './praise.ts'
import { overrated } from './grades.ts'
import type { Problem } from './problem.ts'
import { gradeOf, raised } from './rank.ts'
import { isGapAt, isOwnAt, type Statement, TURNS_TO_READER } from '../sentences/statements.ts'
import { isRemark, unsupported } from './support.ts'
import { wordsOf } from '../facts/words.ts'

/** L05, L23 and L24: what every statement of the letter rests on, found without the writer's word for it. */
export function bindStatements(context: CheckContext): readonly Finding[] {
  const { assignment, units, statements } = context
  // Words can be compared where letter and resume are both in English; else names and figures are.
  const isComparable =
    assignment.language === 'en' &&
    (assignment.facts.language === 'eng' || assignment.facts.language === 'und')
  const inBody = statements.flatMap((statement, at) => {
    const problems = problemsOf(statement, statements[at - 1] ?? null)
    return problems.map(({ rule, message, span }) =>
      error(rule, message, { start: statement.start + span.start, end: statement.start + span.end }),
    )
  })
  const { start } = context.laidOut.signature
  const signed = undocumented(context.letter.signature.join('\n'), units, assignment).map(
    ({ message, span }) => error('L05', message, { start: start + span.start, end: start + span.end }),
  )
  return [
    ...signed,
    ...subjectProblems().map(({ rule, message }) => error(rule, `Subject: ${message}`)),
    ...inBody,
  ]

  /** A subject states as well: names, numbers, years. */
  function subjectProblems(): readonly Problem[] {
    const text = context.letter.subject
    if (isReplySubject(text, assignment)) return []
    if (!isComparable) return unboundAbroad({ text, kind: 'theirs' }, units, assignment)
    const subject: Statement = {
      kind: 'own',
      text,
      start: 0,
      words: wordsOf(text),
      mineFrom: 0,
      at: null,
      isOrigin: false,
      leadsIn: false,
      paragraph: -1,
    }
    return [
      ...unproven(text, units),
      ...unboundNumbers({ ...subject, kind: 'theirs' }, null, units, assignment),
      ...unboundYears(subject, units, assignment),
      ...unboundDurations(subject, units, assignment),
      ...gradeOf(subject, units, assignment),
    ]
  }

  function problemsOf(statement: Statement, previous: Statement | null): readonly Problem[] {
    if (tellsLanguage(statement.text) || isFollowUpSaid(statement)) return []
    if (statement.kind === 'quoted') return quotedOfAnother(statement, units)
    const spoken = [...overspoken(statement, assignment), ...overrated(statement, units)]
    if (!isComparable) return [...spoken, ...unboundAbroad(statement, units, assignment)]
    const { text, kind } = statement
    // "QGIS now and then, Revit daily": a name of the resume alone tells whose tools these are.
    const isImplied =
      kind === 'theirs' &&
      !/\b(?:would|should|could|will|might)\b/iu.test(text) &&
      namesIn(text).some(
        ({ stem, start: at }) =>
          units.ownMeanings.has(stem) &&
          !units.postingMeanings.has(stem) &&
          !units.recordMeanings.has(stem) &&
          !isGapAt(text, at),
      )
    const isOwn = (at: number): boolean =>
      (kind === 'own' || isImplied || (kind === 'gap' && !isGapAt(text, at))) &&
      at >= statement.mineFrom &&
      (isImplied || isOwnAt(text, at)) &&
      !TURNS_TO_READER.test(text)
    const names = unproven(text, units, isOwn).filter(
      ({ span }) =>
        !(kind === 'gap' && isGapAt(text.replaceAll(/\bbasics?\b/giu, ''), span.start)) &&
        !(kind === 'way_out' && span.start === 0),
    )
    return [
      ...names,
      ...unboundMonths(text, assignment).filter(
        ({ span }) =>
          kind !== 'gap' && !isRemark(statement, units) && (kind !== 'wish' || isOwnAt(text, span.start)),
      ),
      ...undocumented(text, units, assignment, isOwn),
      ...unboundNumbers(statement, previous, units, assignment),
      ...unboundYears(statement, units, assignment),
      ...unboundDurations(statement, units, assignment),
      ...misplaced(statement, units, assignment),
      ...invented(statement, units),
      ...toldOfAnother(statement, units, assignment.facts.roles),
      ...misdated(statement, assignment.facts.roles),
      ...flattering(statement, units),
      ...uncompleted(statement, units, assignment),
      ...bent(statement, units),
      ...spoken,
      ...raised(statement, units, assignment),
      ...unsaid(statement, assignment.resumeText),
      ...misnamed(statement, units),
      ...unsupported(statement, units, assignment.posting.title),
    ]
  }

  /** A part of the sentence that says of which email this is the follow-up. */
  function isFollowUpSaid({ start: at }: Statement): boolean {
    const whole = context.laidOut.sentences.find(({ span }) => span.start <= at && at < span.end)
    return whole !== undefined && isFirstEmailSaid(whole.sentence.text, assignment)
  }
}
