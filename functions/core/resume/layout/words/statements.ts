import { titleScore } from './job-words.ts'

/** What was done, as offsets in the whole text. */
export interface Statement {
  readonly start: number
  readonly end: number
}

const PAST = 'Led|Built|Ran|Grew|Won|Cut|Drove|Wrote|Made|Oversaw|Taught|Sold|Set|Took|Brought|Kept|Held|Began|Rebuilt|Rewrote|Found|Gave|Met|Sent|Spoke'
const NOW = `Manage|Lead|Build|Run|Drive|Write|Teach|Sell|Develop|Design|Plan|Implement|Coordinate|Oversee|Support|Create|Maintain|Provide|Ensure|Prepare|Analyze|
Analyse|Conduct|Assist|Collaborate|Supervise|Train|Deliver|Handle|Perform|Review|Report|Own|Serve|Organize|Organise|Monitor|Negotiate|Advise|Work|Responsible for`
const ACTION = new RegExp(`^(?:${PAST}|${NOW.replaceAll(/\s*\n/gu, '')}|\\p{Lu}\\p{Ll}{2,}(?:ed|ing))\\s`, 'u')
const LABEL =
  /^(?:key )?(?:achievements?|accomplishments?|responsibilities|duties|highlights|results|technologies|tech(?: stack)?|tools|stack|environment|projects?|skills)(?: used)?\s*:/iu

/** Begins with what somebody did, as a new statement does. */
export const startsAction = (words: string): boolean => ACTION.test(words)

const countWords = (words: string): number => words.split(/\s+/u).length

/** A line of running text, not a role's heading: long, a full sentence, or begun with what somebody did. */
export function isProse(words: string): boolean {
  if (words.length > 110) return true
  const count = countWords(words)
  if (/[.;!]$/u.test(words) && count >= 6 && !/\b(?:Inc|Ltd|Corp|Co|LLC)\.$/u.test(words)) return true
  if (count >= 6 && (/^(?:I|We|My|Our)\s\p{Ll}/u.test(words) || /\p{Ll}{2}\.\s+\p{Lu}\p{Ll}*\s\p{Ll}/u.test(words))) return true
  return count >= 5 && ACTION.test(words) && titleScore(words.split(/,|\||–/u)[0] ?? '') < 2
}

/** `Key achievements:` or `Technologies: …`: belongs to a role but says nothing that was done. */
export const isLabel = (words: string): boolean => LABEL.test(words) || (words.endsWith(':') && words.length < 40)

const SENTENCE_END = /(?<!\b(?:Inc|Ltd|Corp|Co|No|Dr|Mr|Ms|St|vs|approx|e\.g|i\.e|U\.S|etc))[.!?]\s+(?=[\p{Lu}\d"“])/gu

/** Cuts running text into sentences. */
export function sentences(text: string, start: number, end: number): readonly Statement[] {
  const found: Statement[] = []
  let from = start
  for (const match of text.slice(start, end).matchAll(SENTENCE_END)) {
    found.push({ start: from, end: start + match.index + 1 })
    from = start + match.index + match[0].length
  }
  if (from < end) found.push({ start: from, end })
  return found
}

