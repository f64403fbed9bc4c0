import type { NewOutreachEmail, PlanResult } from '#functions/outreach/model.ts'

/** An email of this run to one of a few people about one of a few jobs. */
export function emailTo(
  id: string,
  run: { userId: string; id: string },
  person: number,
  job: number,
): NewOutreachEmail {
  const domain = `firm-${person % 2}.example`
  return {
    id,
    userId: run.userId,
    runId: run.id,
    posting: {
      id: `board:${job}`,
      source: 'board',
      title: 'Engineer',
      company: `Firm ${person % 2}`,
      companyDomain: domain,
      location: 'Berlin, Germany',
      remote: false,
      description: 'Builds the tool.',
      url: `https://${domain}/${job}`,
      applyUrl: null,
      postedAt: null,
      attribution: null,
    },
    contact: {
      firstName: 'Li',
      lastName: `Ng ${person}`,
      title: 'Head of Engineering',
      company: `Firm ${person % 2}`,
      domain,
      email: `person-${person}@${domain}`,
      linkedin: null,
      tier: 'A',
      reason: { code: 'given_with_posting', params: { name: 'Lena Brandt' } },
      sourceUri: null,
      seenAt: null,
      verifiedAt: null,
    },
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
  outcome,
  found,
  matched: found,
  contacted: found,
  whole: 0,
  shortlisted: 0,
  skips: found > 3 ? { already_used: 1 } : {},
  notes,
  people: null,
  heldPostings: [],
})
