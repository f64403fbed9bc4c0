import { reviewedFacts } from '#engine/resume'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import type { DoNotContact } from '#shared/models/outreach/do-not-contact.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import { employersOf } from './may-write.ts'
import type { StoredRule } from './rule.item.ts'

export type ListDeps = Only<'doNotContact', 'all'> & Only<'runs', 'context'> & Needs<'clock'>

/** The user's rules, and the facts of their resume. */
interface ReadList {
  readonly rules: readonly StoredRule[]
  readonly facts: ResumeFacts | null
}

export async function readList(userId: string, { doNotContact, runs, clock }: ListDeps): Promise<ReadList> {
  const [rules, context] = await Promise.all([doNotContact.all(userId), runs.context(userId, clock.now())])
  const { resume, review } = context ?? { resume: null, review: null }
  return { rules, facts: resume && review && reviewedFacts(resume.facts, review, resume.id) }
}

export const listView = ({ rules, facts }: ReadList): Sent<typeof DoNotContact> => ({
  rules: rules
    .filter(({ isLifted }) => !isLifted)
    .toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime()),
  employers: [...employersOf(facts, rules)],
})
