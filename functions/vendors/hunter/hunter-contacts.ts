import type * as z from 'zod/mini'
import {
  DoNotContact,
  type CompanyAsked,
  type CompanyFacts,
  type ContactSource,
  type Purse,
  type Verification,
} from '#functions/recipients/model.ts'
import { companyWords } from '#engine/language'
import type { RecipientScreen } from '#functions/recipients/recipient-screen.store.ts'
import type { ProviderOptions } from '../kit/provider-client.ts'
import type { Clock, Sleep } from '#platform/clock.ts'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { cacheKey, cachedAnswer, KEEP, keptAnswer } from '../kit/cached-answer.ts'
import { addressFound, verificationOf } from './answers.ts'
import { charged, hunterClient } from './hunter-client.ts'
import { companySearch, scopesOf, type SearchResult } from './company-search.ts'
import {
  addressKey,
  KeptAddress,
  KeptFacts,
  KeptPeople,
  KeptVerification,
  peopleKey,
  verificationKey,
} from './kept.ts'
import type { KeptAnswers } from '#platform/table/answer-cache.store.ts'

export interface HunterOptions extends Pick<ProviderOptions, 'baseUrl' | 'budget' | 'sleep' | 'timeoutMs'> {
  readonly apiKey: string
  readonly cache: Pick<KeptAnswers, 'get' | 'put' | 'renew'>
  readonly clock: Clock
  /** Removes people who objected before an answer is stored; when absent, everybody is stored. */
  readonly withoutObjectors?: RecipientScreen['withoutObjectors']
}

const POLLS = 5
const POLL_MS = 2_000

const factsKey = ({ name, domain }: CompanyAsked): string =>
  cacheKey('hunter-company', domain ?? companyWords(name).join(' '))

/**
 * Contacts from Hunter. Answers are cached for all users: ninety days when something was found, thirty days
 * when Hunter knows nothing or refuses. Throws DoNotContact, ContactsOutOfCredits and SourceUnavailable.
 */
export function hunterContacts(options: HunterOptions): ContactSource {
  const get = hunterClient(options)
  const search = companySearch(get)
  const { cache, clock, sleep, withoutObjectors = (people) => Promise.resolve(people) } = options

  const factsOf = async (company: CompanyAsked) => await keptAnswer(cache, factsKey(company), KeptFacts)

  /** The cached answer about a domain that covers a role, with its key. */
  const cachedByDomain = async (domain: string, role: TargetRole) => {
    for (const key of scopesOf(role).map((scope) => peopleKey(domain, scope))) {
      const answer = await keptAnswer(cache, key, KeptPeople)
      if (answer !== undefined) return { ...answer, key }
    }
    return undefined
  }

  const cachedPeople = async (company: CompanyAsked, role: TargetRole) => {
    if (company.domain !== null) return await cachedByDomain(company.domain, role)
    const known = await factsOf(company)
    if (known === undefined) return undefined
    return known.facts === null
      ? { people: null, refused: known.refused, key: null }
      : await cachedByDomain(known.facts.domain, role)
  }

  const askForPeople = async (company: CompanyAsked, role: TargetRole, purse: Purse) => {
    const nobody: SearchResult = { people: null, scope: scopesOf(role)[0] ?? '' }
    const { people, refused, scope } = await objectionAsAnswer(nobody, async () => {
      const found = await search(company, role, purse)
      if (found.people === null) return found
      return { ...found, people: { ...found.people, people: await withoutObjectors(found.people.people) } }
    })
    const [seconds, atMost] =
      people === null || people.people.length === 0
        ? [KEEP.negative, KEEP.negative]
        : [KEEP.people, KEEP.peopleAtMost]
    const facts = people && { domain: people.domain, acceptAll: people.acceptAll, pattern: people.pattern }
    await cache.put(factsKey(company), { answer: { facts, refused } }, seconds, atMost)
    const domain = people?.domain ?? company.domain
    if (domain !== null)
      await cache.put(peopleKey(domain, scope), { answer: { people, refused } }, seconds, atMost)
    return { people, refused }
  }

  return {
    factsOf: async (company): Promise<CompanyFacts | null> => (await factsOf(company))?.facts ?? null,

    keptPeople: async (company, role) => {
      const kept = await cachedPeople(company, role)
      const people = kept?.people ?? null
      // Every use extends an answer's life; answers that are unused for ninety days expire.
      if (people !== null && people.people.length > 0)
        for (const key of [factsKey(company), kept?.key ?? null])
          if (key !== null) await cache.renew(key, KEEP.people)
      return people
    },

    findPeople: async (company, role, purse) => {
      const { people, refused } =
        (await cachedPeople(company, role)) ?? (await askForPeople(company, role, purse))
      if (refused) throw new DoNotContact('asked not to be processed')
      return people
    },

    findAddress: async ({ firstName, lastName, domain }, purse) => {
      const kept = await cachedAnswer(
        cache,
        addressKey({ firstName, lastName, domain }),
        KeptAddress,
        ({ address }) => (address === null ? KEEP.negative : KEEP.people),
        () =>
          objectionAsAnswer({ address: null }, async () => {
            const query = { domain, first_name: firstName, last_name: lastName }
            const ask = async () => {
              const { status, body } = await get('/email-finder', query, 'search')
              return status === 200 ? addressFound(body) : null
            }
            return { address: await charged(purse, 'finder', ask, (address) => address !== null) }
          }),
      )
      if (kept.refused) throw new DoNotContact('asked not to be processed')
      return kept.address
    },

    verify: async (email, purse): Promise<Verification> => {
      const kept = await cachedAnswer(cache, verificationKey(email), KeptVerification, keepVerification, () =>
        objectionAsAnswer<Verification>({ status: 'unknown', checkedAt: null }, async () => {
          const ask = async () => await verificationBy(get, email, clock, sleep)
          return await charged(purse, 'verifier', ask, () => true)
        }),
      )
      if (kept.refused) throw new DoNotContact('asked not to be processed')
      return { status: kept.status, checkedAt: kept.checkedAt }
    },
  }
}

/** Hunter answers 202 while still checking (polling is free), 222 when the mail server refuses the check. */
async function verificationBy(
  get: ReturnType<typeof hunterClient>,
  email: string,
  clock: Clock,
  sleep: Sleep,
): Promise<Verification> {
  const checkedAt = () => clock.now().toISOString()
  for (let poll = 0; poll <= POLLS; poll += 1) {
    const { status, body } = await get('/email-verifier', { email }, 'verifier')
    if (status !== 202)
      return {
        status: status === 200 ? (verificationOf(body) ?? 'unknown') : 'unknown',
        checkedAt: checkedAt(),
      }
    await sleep(POLL_MS)
  }
  return { status: 'unknown', checkedAt: checkedAt() }
}

const keepVerification = ({ status, refused }: z.infer<typeof KeptVerification>): number => {
  if (refused) return KEEP.negative
  return status === 'unknown' ? KEEP.search : status === 'valid' ? KEEP.people : KEEP.negative
}

/** Turns an objection into an answer, so that it is cached and Hunter is not asked about the person again. */
async function objectionAsAnswer<T extends object>(
  nothing: T,
  ask: () => Promise<T>,
): Promise<T & { refused: boolean }> {
  try {
    return { ...(await ask()), refused: false }
  } catch (error) {
    if (error instanceof DoNotContact) return { ...nothing, refused: true }
    throw error
  }
}
