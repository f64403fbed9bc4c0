import * as z from 'zod/mini'
import { isOfRole } from '#functions/recipients/choose-contact.ts'
import {
  DoNotContact,
  SourceUnavailable,
  type CompanyPeople,
  type ContactSource,
  type Verification,
} from '#functions/postings/model.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import type { Clock, Sleep } from '#platform/clock.ts'
import type { TargetRole } from '#shared/catalog/roles.ts'
import { cacheKey, cachedAnswer, KEEP } from '#platform/provider/cached-answer.ts'
import { addressFound, companyOf, verificationOf } from './answers.ts'
import { hunterClient } from './hunter-client.ts'
import { KeptAddress, KeptPeople, KeptVerification } from './kept.ts'
import type { AnswerCache } from '#functions/postings/answer-cache.store.ts'

export interface HunterOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly cache: AnswerCache
  readonly budget: RateLimiter
  readonly clock: Clock
  readonly sleep: Sleep
  readonly timeoutMs?: number
}

/**
 * Hunter's department for a role. It has none for logistics and procurement: both are filed under operations
 * and told apart by title.
 */
const DEPARTMENT: Readonly<Record<TargetRole, string>> = {
  ceo: 'executive',
  engineering: 'it',
  finance: 'finance',
  hr: 'hr',
  it: 'it',
  logistics: 'operations',
  marketing: 'marketing',
  operations: 'operations',
  buyer: 'operations',
  sales: 'sales',
}
const NARROWER: ReadonlySet<TargetRole> = new Set<TargetRole>(['logistics', 'buyer'])
/** The most that Hunter's free plan gives at once; every ten addresses cost a credit. */
const LIMIT = '10'
const POLLS = 5
const POLL_MS = 2_000

/**
 * Hunter as the source of people and addresses. Companies are kept for seven days, what it does not know or
 * may not say for thirty.
 */
export function hunterContacts(options: HunterOptions): ContactSource {
  const get = hunterClient(options)
  const { cache, clock, sleep } = options

  const domainSearch = async (
    company: { name: string; domain: string | null },
    filter: Record<string, string>,
  ): Promise<CompanyPeople | 'unknown'> => {
    const asked: Record<string, string> =
      company.domain === null ? { company: company.name } : { domain: company.domain }
    const { status, body } = await get(
      '/domain-search',
      { ...asked, limit: LIMIT, type: 'personal', ...filter },
      'search',
    )
    if (status === 404 || status === 400 || status === 422) return 'unknown'
    const found = status === 200 ? companyOf(body) : null
    if (found === null) throw new SourceUnavailable('its answer could not be read')
    return found
  }

  return {
    findPeople: async (company, role) => {
      const key = cacheKey(
        'hunter-people',
        company.domain ?? company.name,
        NARROWER.has(role) ? role : DEPARTMENT[role],
      )
      const kept = await cachedAnswer(
        cache,
        key,
        KeptPeople,
        ({ people, refused }) =>
          refused || people === null || people.people.length === 0 ? KEEP.negative : KEEP.company,
        () =>
          refusable({ people: null }, async () => {
            const ofRole = await domainSearch(company, { department: DEPARTMENT[role] })
            if (ofRole === 'unknown') return { people: null }
            const people = NARROWER.has(role)
              ? ofRole.people.filter(({ title }) => isOfRole(title, role))
              : ofRole.people
            if (people.length > 0 || role === 'ceo') return { people: { ...ofRole, people } }
            // A small company has nobody for this: whoever leads it decides. Nothing found costs nothing.
            const leaders = await domainSearch(
              { ...company, domain: ofRole.domain },
              { department: 'executive' },
            )
            return { people: leaders === 'unknown' ? ofRole : leaders }
          }),
      )
      if (kept.refused) throw new DoNotContact('asked not to be processed')
      return kept.people
    },

    findAddress: async ({ firstName, lastName, domain }) => {
      const key = cacheKey('hunter-address', firstName, lastName, domain)
      const kept = await cachedAnswer(
        cache,
        key,
        KeptAddress,
        ({ address }) => (address === null ? KEEP.negative : KEEP.company),
        () =>
          refusable({ address: null }, async () => {
            const { status, body } = await get(
              '/email-finder',
              { domain, first_name: firstName, last_name: lastName },
              'search',
            )
            if (status !== 200 && status !== 404 && status !== 400 && status !== 422)
              throw new SourceUnavailable('its answer could not be read')
            return { address: status === 200 ? addressFound(body) : null }
          }),
      )
      if (kept.refused) throw new DoNotContact('asked not to be processed')
      return kept.address
    },

    verify: async (email): Promise<Verification> => {
      const kept = await cachedAnswer(
        cache,
        cacheKey('hunter-verification', email),
        KeptVerification,
        keepVerification,
        () =>
          refusable<Verification>({ status: 'unknown', checkedAt: null }, async () => {
            for (let poll = 0; poll <= POLLS; poll += 1) {
              const { status, body } = await get('/email-verifier', { email }, 'verifier')
              // 202: still checking; asking again is free. 222: the mail server did not let itself be asked.
              if (status === 202) await sleep(POLL_MS)
              else
                return {
                  status: status === 200 ? (verificationOf(body) ?? 'unknown') : 'unknown',
                  checkedAt: clock.now().toISOString(),
                }
            }
            return { status: 'unknown', checkedAt: clock.now().toISOString() }
          }),
      )
      if (kept.refused) throw new DoNotContact('asked not to be processed')
      return { status: kept.status, checkedAt: kept.checkedAt }
    },
  }
}

const keepVerification = ({ status, refused }: z.infer<typeof KeptVerification>): number => {
  if (refused) return KEEP.negative
  return status === 'unknown' ? KEEP.search : status === 'valid' ? KEEP.company : KEEP.negative
}

/** A refusal is kept like an answer, so that nobody who asked to be left alone is asked about again. */
async function refusable<T extends object>(
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
