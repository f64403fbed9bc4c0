import type { Fact, ResumeLine } from '../../values/resume-facts.ts'
import type { Assignment } from '../model.ts'

const TODAY = String.raw`present|now|date|heute|aujourd['’]hui|actualidad`
/** A date or a name of its own begins another job: "December 2023: wrapped presents", "Framer, Marco, 2013–16". */
const ANOTHER_JOB = new RegExp(
  [
    String.raw`^(?:\p{L}{3,9}\.? )?\d{4}\s*(?:[:–—-]|$)`,
    String.raw`[–—-] \d{4}(?: \([^()]*\))?$`,
    String.raw`\(\d+ (?:months|Monate|mois|meses)\)$`,
    String.raw`, \d{4}\/\d{2,4}$`,
    String.raw`, (?:\p{L}+\.? )?\d{4} ?[–—-] ?(?:\p{L}+\.? )?(?:\d{2,4}(?!\d)|${TODAY})`,
    String.raw`(?<!\()(?<!\p{L})\p{L}{3,9}\.? \d{4} ?[–—-] ?(?:\p{L}{3,9}\.? \d{4}|${TODAY})`,
    String.raw`\(\p{L}*\.? ?\d{4} ?[–—-][^()]*\):$`,
  ].join('|'),
  'iu',
)

/** Whether a bullet stands before a text. */
export const isBulleted = (resumeText: string, { span }: Pick<Fact, 'span'>): boolean =>
  /(?:^|\n)[^\S\n]*[-–•*·▪‣◦][^\S\n]*$/u.test(resumeText.slice(Math.max(0, span.start - 40), span.start))

/**
 * The lines of a job that are surely about it. Where some have a bullet, one without it is about the job's place,
 * or begins another job, which was not read as one; nothing at or below the beginning of another job is told.
 */
export function surelyOfJob(
  lines: readonly ResumeLine[],
  { resumeText, readTo }: Pick<Assignment, 'resumeText' | 'readTo'>,
): readonly ResumeLine[] {
  const isOwners = ({ id, statement }: ResumeLine) =>
    id.startsWith('added-') || (readTo !== undefined && statement.span.start >= readTo)
  const read = lines.filter((line) => !isOwners(line))
  const bulleted = read.filter(({ statement }) => isBulleted(resumeText, statement))
  const isStray = (line: ResumeLine) => bulleted.length > 1 && !bulleted.includes(line)
  const first = read.findIndex((line) => bulleted.includes(line))
  const end = read.findIndex(
    (line, at) => ANOTHER_JOB.test(line.statement.value) || (at > first && isStray(line)),
  )
  const told = read.slice(0, end === -1 ? read.length : end).filter((line) => !isStray(line))
  return [...told, ...lines.filter(isOwners)]
}

/** Begins with, or holds, a word for what the sentence before it names: "Certains ont …", "three of them". */
const REFERS = new RegExp(
  [
    'some|several|others|both|this|that|these|those|there|then|its?|they|their|he|she|his|her',
    'einige|manche|mehrere|andere|beide|diese[rsmn]?|dies|das|dort|dabei|dazu|davon|damit|es|sie|er|ihre?',
    "certaine?s|plusieurs|d[’']autres|tous|toutes|ce|ces|cela|c[’']est|ça|là|ils?|elles?|leurs?",
    'algun[oa]s|vari[oa]s|otr[oa]s|tod[oa]s|est[oae]s?|es[oae]s?|allí|ahí|ell[oa]s?|él|sus?',
  ]
    .map((words) => String.raw`^(?:${words})(?!\p{L})`)
    .join('|') +
    String.raw`|(?<!\p{L})(?:of (?:them|these|those)|d[’']entre (?:eux|elles)|von (?:ihnen|diesen)|de ell[oa]s)(?!\p{L})`,
  'iu',
)

/** Whether a sentence inside a paragraph speaks of what the one before it names. */
export const refersBack = (resumeText: string, { value, span }: Fact): boolean =>
  REFERS.test(value) && /[.!?]["”»)]?[^\S\n]*\n?[^\S\n]*$/u.test(resumeText.slice(0, span.start).slice(-9))
