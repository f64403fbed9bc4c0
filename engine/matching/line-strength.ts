import { differenceInMonths } from 'date-fns/differenceInMonths'
import { parseISO } from 'date-fns/parseISO'
import { countWords } from '../language/words.ts'
import { looksLikeInstruction } from '../resume/instruction-like.ts'
import { DOUBTFUL, type ResumeFacts, type ResumeLine, type ResumeRole } from '../values/resume-facts.ts'
import { unbroken } from '../postings/reading/patterns.ts'

const MAX_WORDS = 40

const SHARE =
  /\d\s?(?:%|percent|prozent|pour cent|por ciento)|[$€£]\s?\d|\d\s?(?:[kKmM]\b|million|mio|mill)/iu
const RESULT = new RegExp(
  unbroken(String.raw`\b(?:cut|reduc|rais|increas|improv|grew|grow|sav|won|win|award|built|
    launch|introduc|open|led|shorten|lower|achiev|exceed|deliver|senk|steiger|reduzier|erhöh|verkürz|
    verbesser|gewonnen|eingeführt|aufgebaut|rédui|augment|amélior|lanc|obten|mis en place|reduj|aument|
    mejor|logr|implement)`),
  'iu',
)

/**
 * The lines that letters may quote: sure ones, of a length fit for quoting, that don't look like an instruction.
 */
export function quotableLines(facts: ResumeFacts): readonly { line: ResumeLine; role: ResumeRole | null }[] {
  const roles = new Map(facts.roles.map((role) => [role.id, role]))
  return facts.lines.flatMap((line) => {
    // A reason or a date is no work done.
    if (line.says !== undefined) return []
    const role = line.role === null ? null : roles.get(line.role)
    const { value, confidence } = line.statement
    const sure = confidence >= DOUBTFUL && role !== undefined
    const words = countWords(value)
    return sure && words >= 3 && words <= MAX_WORDS && !looksLikeInstruction(value) ? [{ line, role }] : []
  })
}

/** 1 for a current role, down to 0 for one that ended 15 years ago; summary and undated roles are between. */
function recency(role: ResumeRole | null, today: Date): number {
  if (role === null) return 0.6
  if (role.end?.value === 'present') return 1
  const ended = role.end?.value ?? role.start?.value
  if (ended === undefined) return 0.4
  const at = parseISO(ended)
  const months = Number.isNaN(at.getTime()) ? 90 : differenceInMonths(today, at)
  return Math.min(0.9, Math.max(0, 0.9 - months / 180))
}

/** Strength of a line, 0 to 1; a short outcome with figures in the current job is the strongest. */
export function lineStrength(line: ResumeLine, role: ResumeRole | null, today: Date): number {
  const { value } = line.statement
  const words = countWords(value)
  const figure = line.numbers.length === 0 ? 0 : SHARE.test(value) ? 0.2 : 0.14
  const result = RESULT.test(value) ? 0.1 : 0
  const length = words >= 6 && words <= 30 ? 0.15 : 0
  const kind = role === null || role.kind === 'job' ? 0.1 : 0.04
  return figure + result + length + kind + 0.25 * recency(role, today)
}
