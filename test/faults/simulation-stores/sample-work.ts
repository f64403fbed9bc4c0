import { posting } from '#engine/test/postings.ts'
import { chosenContact } from '#harness/postings/finding-parts.ts'
import type { NewOutreachEmail, PlanResult } from '#functions/outreach/model.ts'
import { NOTHING_FOUND } from '#functions/outreach/run/run-view.ts'

/** An email of this run to one of a few people about one of a few jobs. */
export function emailTo(
  id: string,
  run: { userId: string; id: string },
  person: number,
  job: number,
): NewOutreachEmail {
  const [company, domain] = [`Firm ${person % 2}`, `firm-${person % 2}.example`]
  return {
    id,
    userId: run.userId,
    runId: run.id,
    posting: posting({ company, companyDomain: domain, url: `https://${domain}/${job}`, postedAt: null }),
    contact: chosenContact({
      lastName: `Ng ${person}`,
      company,
      domain,
      email: `person-${person}@${domain}`,
    }),
    jobKey: `job-${job}`,
    reasons: [],
    quota: 'plan',
  }
}

/** The result of planning. */
export const resultOf = (
  found: number,
  outcome: PlanResult['outcome'],
  notes: PlanResult['notes'],
): PlanResult => ({
  ...NOTHING_FOUND,
  outcome,
  found,
  matched: found,
  contacted: found,
  skips: found > 3 ? { already_used: 1 } : {},
  notes,
})
