import type { Span } from '../../../values/resume-facts.ts'
import { titleScore } from './job-words.ts'

const PAST =
  'Led|Built|Ran|Grew|Won|Cut|Drove|Wrote|Made|Oversaw|Taught|Sold|Set|Took|Brought|Kept|Held|Began|Rebuilt|Rewrote|Found|Gave|Met|Sent|Spoke'
const NOW = `Manage|Lead|Build|Run|Drive|Write|Teach|Sell|Develop|Design|Plan|Implement|Coordinate|Oversee|Support|Create|Maintain|Provide|Ensure|Prepare|Analyze|
Analyse|Conduct|Assist|Collaborate|Supervise|Train|Deliver|Handle|Perform|Review|Report|Own|Serve|Organize|Organise|Monitor|Negotiate|Advise|Work|Responsible for`
const ACTION = new RegExp(`^(?:${PAST}|${NOW.replaceAll(/\s*\n/gu, '')})\\s`, 'u')
/** A verb by its ending. Names can have the ending too (Falkenried), but no running words follow them. */
const VERB = /^\p{Lu}\p{Ll}{2,}(?:ed|ing)\s/u
const LABEL =
  /^(?:key )?(?:achievements?|accomplishments?|responsibilities|duties|highlights|results|technologies|tech(?: stack)?|tools|stack|environment|projects?|skills)(?: used)?\s*:/iu

/** Whether a line begins with a verb of action, as statements do. */
export const startsAction = (words: string): boolean =>
  ACTION.test(words) || (VERB.test(words) && hasRunningWords(words))

/** Whether words include one in lower case that does not occur in names. */
export const hasRunningWords = (words: string): boolean => RUNNING.test(words)

const RUNNING =
  /(?<![\p{L}\d-])(?!(?:of|the|and|for|at|in|on|de|du|des|la|le|les|del|y|e|et|und|der|die|das|für|im|am|an|zu|van|von der|a|al|do|da|dos|to|bis|heute|present|current|seit|since|depuis|actualidad|inc|gmbh|ltd|e\.v)(?!\p{L}))\p{Ll}{2,}/u

const countWords = (words: string): number => words.split(/\s+/u).length

/** "Accompagnement de 12 adolescents" counts things, as names of jobs and firms don't ("Class 2 driver"). */
const COUNTED =
  /(?:\b(?:d[eiu]|of|von|mit|für|with|to|con|para)\s|(?<!\p{L})\p{Ll}{3,} )(?!(?:19|20)\d\d\b)\d[\d.,]*(?: ?%| (?!months?|years?|yrs?|mois|ans|años|meses|weeks?|days?|hours?|beds)\p{Ll}{3,})|\b(?:von|mit|für|um) (?!(?:19|20)\d\d\b)\d[\d.,]* \p{Lu}\p{Ll}{3,}/u

/**
 * Whether a line is running text and no role's heading: long, a sentence, a count, or begun with a verb of
 * action.
 */
export function isProse(words: string): boolean {
  if (words.length > 110) return true
  const count = countWords(words)
  if (count >= 4 && COUNTED.test(words.split(/ [-–—|·] |\(/u)[0] ?? '')) return true
  if (
    /[.;!]$/u.test(words) &&
    count >= 6 &&
    hasRunningWords(words) &&
    !/\b(?:Inc|Ltd|Corp|Co|LLC|e\.V|(?:\p{Lu}\.){1,3}\p{Lu}?)\.$|\.\p{Lu}\.$/u.test(words)
  )
    return true
  if (
    count >= 6 &&
    (/^(?:I|We|My|Our)\s\p{Ll}/u.test(words) || /\p{Ll}{2}\.\s+\p{Lu}\p{Ll}*\s\p{Ll}/u.test(words))
  )
    return true
  return count >= 5 && startsAction(words) && titleScore(words.split(/,|\||–/u)[0] ?? '') < 2
}

/** Whether a line of a role is a label and no statement: `Key achievements:`, `Technologies: …`. */
export const isLabel = (words: string): boolean =>
  LABEL.test(words) || (words.endsWith(':') && words.length < 80)

const SENTENCE_END =
  /(?<!(?<!\p{L})(?:\p{L}|Inc|Ltd|Pvt|Pte|Corp|Co|No|Nr|Dr|Mr|Mrs|Ms|Mme|Sra?|Prof|St|vs|approx|ca|bzw|inkl|env|etc))[.!?]\s+(?=[\p{Lu}\d"“])/gu

/** Cuts running text into sentences. */
export function sentences(text: string, start: number, end: number): readonly Span[] {
  const found: Span[] = []
  let from = start
  for (const match of text.slice(start, end).matchAll(SENTENCE_END)) {
    // "(Oct. 2023 – June 2024)"
    if (/\([^()]*$/u.test(text.slice(from, start + match.index))) continue
    found.push({ start: from, end: start + match.index + 1 })
    from = start + match.index + match[0].length
  }
  if (from < end) found.push({ start: from, end })
  return found
}
