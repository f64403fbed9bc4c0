import type { KeptAnswers } from '#functions/postings/answer-cache.store.ts'
import { keptAnswer } from '#platform/provider/cached-answer.ts'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { HeldEntry } from '#shared/models/outreach/recipient.ts'
import { scopesOf } from './company-search.ts'
import { addressKey, KeptPeople, peopleKey, verificationKey } from './kept.ts'

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
const keysOf = (domain: string): readonly string[] => [
  ...new Set(TargetRole.options.flatMap(scopesOf).map((scope) => peopleKey(domain, scope))),
]

/** Finds and deletes what is cached about a person from Hunter, by email address. */
export function keptByHunter(cache: KeptAnswers) {
  const answersOn = async (email: string) =>
    await Promise.all(
      keysOf(domainOf(email)).map(async (key) => {
        const answer = await keptAnswer(cache, key, KeptPeople)
        const people = answer?.people?.people ?? []
        return { key, answer, own: people.filter((person) => person.email?.toLowerCase() === email) }
      }),
    )

  return {
    async entriesOn(email: string): Promise<readonly HeldEntry[]> {
      const [first] = (await answersOn(email)).flatMap(({ own }) => own)
      if (first === undefined) return []
      const { firstName, lastName, title, source } = first
      const found = { sourceUri: source?.uri ?? null, seenAt: source?.seenAt ?? null }
      return [{ name: `${firstName} ${lastName}`, title, foundBy: 'vendor', ...found }]
    },

    async forget(email: string): Promise<void> {
      const answers = await answersOn(email)
      await cache.remove(verificationKey(email))
      for (const { key, answer, own } of answers) {
        if (own.length === 0 || !answer?.people) continue
        const people = answer.people.people.filter((person) => !own.includes(person))
        await cache.amend(key, { answer: { ...answer, people: { ...answer.people, people } } })
        for (const { firstName, lastName } of own)
          await cache.remove(addressKey({ firstName, lastName, domain: domainOf(email) }))
      }
    },
  }
}
