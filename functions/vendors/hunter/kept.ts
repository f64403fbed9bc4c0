import * as z from 'zod/mini'
import { cacheKey } from '#platform/provider/cached-answer.ts'

const status = z.enum(['valid', 'invalid', 'accept_all', 'webmail', 'disposable', 'unknown'])
const verification = z.nullable(z.object({ status, checkedAt: z.nullable(z.string()) }))
const source = z.nullable(z.object({ uri: z.string(), seenAt: z.nullable(z.string()) }))
const address = { email: z.nullable(z.string()), source, verification, confidence: z.nullable(z.number()) }

const Person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  seniority: z.nullable(z.enum(['junior', 'senior', 'executive'])),
  department: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  ...address,
})
const facts = {
  domain: z.string(),
  acceptAll: z.boolean(),
  pattern: z._default(z.nullable(z.string()), null),
}
const People = z.object({ ...facts, organization: z.nullable(z.string()), people: z.array(Person) })

/** Answers as they are cached, never in Hunter's wire format. `refused` means that the person objected. */
export const KeptPeople = z.object({ people: z.nullable(People), refused: z.boolean() })
export const KeptAddress = z.object({ address: z.nullable(z.object(address)), refused: z.boolean() })
export const KeptVerification = z.object({ status, checkedAt: z.nullable(z.string()), refused: z.boolean() })
/** Facts about a company from a search for any role; null when Hunter does not know it. */
export const KeptFacts = z.object({ facts: z.nullable(z.object(facts)), refused: z.boolean() })

export const peopleKey = (domain: string, scope: string): string => cacheKey('hunter-people', domain, scope)
export const addressKey = (person: { firstName: string; lastName: string; domain: string }): string =>
  cacheKey('hunter-address', person.firstName, person.lastName, person.domain)
export const verificationKey = (email: string): string => cacheKey('hunter-verification', email)
