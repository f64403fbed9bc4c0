import type { Education } from '#functions/resume/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { fold } from '../text/fold.ts'
import { anchorsOf } from './anchors.ts'
import { problem, type Problem } from './problem.ts'
import type { Statement } from './statements.ts'
import type { Units } from './units.ts'

const COMPLETED =
  /\bI(?:'ve| have| had)? (?:graduated|completed|finished|earned|hold|received|obtained|got|took)\b|\bI have (?:a|an|my) (?:\w+ )?(?:degree|bachelor|master|diploma)|\bgraduated\b|\bmy completed\b/iu
const DEGREE =
  /\b(?:degree|bachelor\p{L}*|master'?s|master of|diploma|ph\.?d|doctor\p{L}*|graduated|studies|B\.?A\b|B\.?Sc|M\.?A\b|M\.?Sc)/iu

const isUnderWay = ({ end }: Education, today: Date): boolean =>
  end !== null &&
  (end.value === 'present' ||
    /expect|anticipat|voraussichtlich|prévu|previst/iu.test(end.quote) ||
    (/^\d{4}/.test(end.value) && Number(end.value.slice(0, 4)) > today.getUTCFullYear()))

const UNDER_WAY =
  /\b(?:in progress|under ?way|ongoing|expected|anticipated|started|begun|began|not yet|registered for|planned|due|ends?|now in|currently|still|evening course|\d+ of \d+|(?:one|two|three|four|five|six) of (?:two|three|four|five|six|seven|eight|nine|ten))\b|\bsince\b.*\bdone\b/iu
/** "Should be finished", "half is done": what is said to be still open. */
const PARTLY = /\b(?:should|will|to be|due|half|third|quarters?|part(?:ly)?|(?:\p{L}+|\d+) of)\b/iu
const DONE =
  /\b(?:passed|finished|completed|graduated|earned|obtained|received)\b|\bI(?:'ve| have)? (?:hold|got|gained)\b|\bI(?:'m| am) (?:now )?(?:an? )?(?:certified|chartered|licen[cs]ed)\b|\bis (?:complete|done|finished|behind me)\b/iu

/** L05: a degree, certificate or course that is still under way is not said to be completed. */
export function uncompleted(
  statement: Statement,
  units: Units,
  { facts, resumeText, today }: Assignment,
): readonly Problem[] {
  const text = fold(statement.text)
  if (statement.kind !== 'own') return []
  const span = { start: 0, end: statement.text.length }
  const [best] = anchorsOf(statement, units).filter(({ unit }) => unit.role === null)
  if (
    best !== undefined &&
    DONE.test(text) &&
    COURSE.test(`${text} ${best.unit.text}`) &&
    UNDER_WAY.test(best.unit.text) &&
    !PARTLY.test(text)
  )
    return [problem('L05', 'Your resume says that this is still under way.', span)]
  if (!COMPLETED.test(text) || !DEGREE.test(text)) return []
  const open =
    facts.education.some((one) => isUnderWay(one, today)) ||
    (facts.education.length === 0 && /\bexpected graduation\b/iu.test(resumeText))
  const done = facts.education.some((one) => one.end !== null && !isUnderWay(one, today))
  return open && !done ? [problem('L05', 'Your resume says that this degree is still under way.', span)] : []
}

const COURSE =
  /\b(?:degree|certif\p{L}*|course|diploma|licen[cs]e|programme|program|training|module|exam|papers?|bachelor|master)\b/iu
