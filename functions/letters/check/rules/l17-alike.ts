import { withoutEnvelope } from '#functions/letters/likeness.ts'
import type { Finding } from '#shared/models/outreach.ts'
import { error } from '../finding.ts'
import type { Rule } from '../model.ts'
import { remember } from '#platform/remember.ts'
import { bare } from '../text/fold.ts'

const SAME_COMPANY = 0.7
const SAME_DAY = 0.85

const shingles = remember((body): ReadonlySet<string> => {
  const words = bare(withoutEnvelope(body)).match(/[\p{L}\p{N}]+/gu) ?? []
  const size = Math.min(5, words.length)
  return new Set(
    words.slice(0, words.length - size + 1).map((_, index) => words.slice(index, index + size).join(' ')),
  )
}, 50_000)

/** Shared share of two bodies' rows of five words, 0 to 1 (Jaccard). */
export function likeness(one: string, other: string): number {
  const [a, b] = [shingles(one), shingles(other)]
  const shared = [...a].filter((shingle) => b.has(shingle)).length
  return a.size + b.size === 0 ? 0 : shared / (a.size + b.size - shared)
}

const firm = (name: string): string => bare(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** L17: no two letters alike, least of all to one company. */
export const l17Alike: Rule = ({ assignment: { siblings, posting, contact }, laidOut }) => {
  const own = new Set([firm(posting.company), firm(contact.company)])
  const findings: Finding[] = []
  for (const sibling of siblings) {
    const share = likeness(laidOut.body, sibling.body)
    if (own.has(firm(sibling.company)) && share >= SAME_COMPANY)
      findings.push(
        error(
          'L17',
          `${Math.round(share * 100)} % alike to another letter to this company. Say something else.`,
        ),
      )
    else if (share >= SAME_DAY)
      findings.push(
        error('L17', `${Math.round(share * 100)} % alike to another letter of today. Say something else.`),
      )
  }
  return findings.slice(0, 1)
}
