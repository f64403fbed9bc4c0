import type { Finding } from '#shared/models/outreach.ts'
import { error, warning } from './finding.ts'
import type { CheckContext } from './model.ts'
import { fold } from './text/fold.ts'

export interface Phrase {
  readonly pattern: RegExp
  readonly message: string
}

/** Where the body has one of the phrases, and the subject too (a finding without span). Patterns need no flags. */
export function findPhrases({ letter, laidOut }: CheckContext, rule: string, severity: 'E' | 'W', phrases: readonly Phrase[]): Finding[] {
  const make = severity === 'E' ? error : warning
  const body = fold(laidOut.body)
  const subject = fold(letter.subject)
  return phrases.flatMap(({ pattern, message }) => {
    const all = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
    const inBody = [...body.matchAll(all)].map((match) => make(rule, message, { start: match.index, end: match.index + match[0].length }))
    return pattern.test(subject) ? [...inBody, make(rule, `Subject: ${message}`)] : inBody
  })
}
