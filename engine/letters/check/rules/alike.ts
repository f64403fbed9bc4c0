import { sameCompany } from '../../../language/company-name.ts'
import { jaccard, shingles, withoutEnvelope } from '../../likeness.ts'
import type { Finding } from '../../../values/finding.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { bare } from '../text/fold.ts'

const SAME_COMPANY = 0.7
const SAME_DAY = 0.85

/** Jaccard similarity of two letters' runs of five words, 0 to 1. */
export const likeness = (one: string, other: string): number =>
  jaccard(shingles(bare(withoutEnvelope(one))), shingles(bare(withoutEnvelope(other))))

/** L17: two letters must not be alike; the limit is stricter for letters to one company. */
export const l17Alike: Rule = ({ assignment: { todaysEmails, posting, contact }, laidOut }) =>
  todaysEmails
    .flatMap(({ company, body }): Finding[] => {
      const share = likeness(laidOut.body, body)
      const isSame = sameCompany(company, posting.company) || sameCompany(company, contact.company)
      if (share < (isSame ? SAME_COMPANY : SAME_DAY)) return []
      const like = `${Math.round(share * 100)} % alike to another letter ${isSame ? 'to this company' : 'of today'}`
      return [error('L17', `${like}. Say something else.`)]
    })
    .slice(0, 1)
