import { reviewedFacts } from '#engine/resume'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import type { Only } from '#functions/services/needs.ts'
import type { DoNotContact } from '#shared/models/outreach/do-not-contact.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import { employersOf } from './may-write.ts'
import type { StoredRule } from './rule.item.ts'

export type ListDeps = Only<'doNotContact', 'all'> & Only<'resumes', 'reviewed'>

/** The user's rules, and the facts of their resume. */
interface ReadList {
  readonly rules: readonly StoredRule[]
  readonly facts: ResumeFacts | null
}

export async function readList(userId: string, { doNotContact, resumes }: ListDeps): Promise<ReadList> {
  const [rules, latest] = await Promise.all([doNotContact.all(userId), resumes.reviewed(userId)])
  return { rules, facts: latest && reviewedFacts(latest.resume.facts, latest.review, latest.resume.id) }
}

export const listView = ({ rules, facts }: ReadList): Sent<typeof DoNotContact> => ({
  rules: rules
    .filter(({ isLifted }) => !isLifted)
    .toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime()),
  employers: [...employersOf(facts, rules)],
})
