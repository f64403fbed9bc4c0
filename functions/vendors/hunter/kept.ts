import * as z from 'zod/mini'
import { CompanyFacts, CompanyPeople, FoundAddress, Verification } from '#functions/recipients/model.ts'
import { cacheKey, keptAnswer } from '../kit/cached-answer.ts'
import type { KeptAnswers } from '#platform/table/answer-cache.store.ts'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { HeldEntry } from '#shared/models/outreach/recipient.ts'
import { scopesOf } from './company-search.ts'

/** Answers as they are cached, never in Hunter's wire format. `refused` means that the person objected. */
export const KeptPeople = z.object({ people: z.nullable(CompanyPeople), refused: z.boolean() })
export const KeptAddress = z.object({ address: z.nullable(FoundAddress), refused: z.boolean() })
export const KeptVerification = z.extend(Verification, { refused: z.boolean() })
/** Facts about a company from a search for any role; null when Hunter does not know it. */
export const KeptFacts = z.object({ facts: z.nullable(CompanyFacts), refused: z.boolean() })

export const peopleKey = (domain: string, scope: string): string => cacheKey('hunter-people', domain, scope)
export const addressKey = (person: { firstName: string; lastName: string; domain: string }): string =>
  cacheKey('hunter-address', person.firstName, person.lastName, person.domain)
export const verificationKey = (email: string): string => cacheKey('hunter-verification', email)

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
