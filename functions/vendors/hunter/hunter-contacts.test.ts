import { describe, expect, it, onTestFinished } from 'vitest'
import { ContactsOutOfCredits, DoNotContact } from '#functions/recipients/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import { startHunterEmulator, type HunterEmulatorOptions } from '#emulators/hunter/start-hunter-emulator.ts'
import { companiesIn, type MarketCompany } from '#emulators/market/companies.ts'
import { staffOf, type StaffMember } from '#emulators/market/staff.ts'
import { providerParts } from '#harness/vendors/kit/provider-parts.ts'
import { endlessPurse } from '#harness/recipients/people-search.ts'
import { hunterContacts } from './hunter-contacts.ts'

const purse = endlessPurse()
async function setUp(options: HunterEmulatorOptions = {}, apiKey = 'emulator-key', timeoutMs = 10_000) {
  const parts = providerParts('2026-03-10T12:00:00.000Z')
  const emulator = await startHunterEmulator({ clock: parts.clock, ...options })
  onTestFinished(() => emulator.close())
  return {
    parts,
    emulator,
    contacts: hunterContacts({ ...parts, baseUrl: `${emulator.url}/v2`, apiKey, timeoutMs }),
  }
}

function companyWhere(
  fits: (company: MarketCompany, staff: readonly StaffMember[]) => boolean,
): MarketCompany {
  const found = companiesIn('de').find((company) => fits(company, staffOf(company)))
  if (found === undefined) throw new Error('No such company in the market.')
  return found
}

function memberWith(fate: StaffMember['fate'], acceptAll = false): StaffMember & { domain: string } {
  for (const company of companiesIn('us')) {
    const member = staffOf(company).find((one) => one.fate === fate)
    if (member !== undefined && company.acceptAll === acceptAll && company.known === 'yes')
      return { ...member, domain: company.domain }
  }
  throw new Error('No such person in the market.')
}

const whole = companyWhere(
  ({ known, acceptAll }, staff) =>
    known === 'yes' &&
    !acceptAll &&
    staff.some(({ department, fate }) => department === 'marketing' && fate === 'public'),
)

describe('the people of a company', () => {
  it('are found by domain or by the name in a posting, with source and verification', async () => {
    const { contacts, emulator } = await setUp()
    const byDomain = await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    const byName = await contacts.findPeople({ name: whole.name, domain: null }, 'marketing', purse)
    expect(byName).toEqual(byDomain)
    expect(byDomain).toMatchObject({
      domain: whole.domain,
      organization: whole.organization,
      acceptAll: false,
    })
    const seen = byDomain?.people.find(({ source }) => source !== null)
    expect(seen).toMatchObject({
      department: 'marketing',
      verification: { status: 'valid' },
      source: {
        uri: expect.stringMatching(/^https:\/\/www\.[a-z-]+\.example\//),
        seenAt: expect.stringMatching(/^202\d-\d\d-\d\d$/),
      },
    })
    expect(emulator.credits()).toBe(9_998)
  })

  it('are the company’s leaders when nobody has the role', async () => {
    const small = companyWhere(
      ({ known, acceptAll }, staff) =>
        known === 'yes' && !acceptAll && !staff.some(({ title }) => /procure|purchas/i.test(title)),
    )
    const { contacts, emulator } = await setUp()
    // Without a count, the role is searched for first.
    emulator.faults.set({ kind: 'status', status: 404, times: 1 })
    const found = await contacts.findPeople({ name: '', domain: small.domain }, 'buyer', purse)
    expect(found?.people.map(({ department }) => department)).toEqual(['executive', 'executive'])
  })

  it('of a company that fits into one answer cost one credit for all roles, including later searches', async () => {
    const small = companyWhere(
      ({ known, acceptAll }, staff) => known === 'yes' && !acceptAll && staff.length <= 10,
    )
    const { contacts, emulator } = await setUp()
    const asked = { name: '', domain: small.domain }
    const found = await contacts.findPeople(asked, 'marketing', purse)
    expect(found?.people.length).toBeGreaterThan(2)
    expect(await contacts.keptPeople(asked, 'hr')).toEqual(found)
    expect(await contacts.findPeople(asked, 'ceo', purse)).toEqual(found)
    expect(emulator.credits()).toBe(9_999)
  })

  it('are requested once, and an unknown company not again for thirty days', async () => {
    const { contacts, emulator, parts } = await setUp()
    await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    expect(
      await contacts.findPeople({ name: 'Nobody Knows Ltd', domain: null }, 'marketing', purse),
    ).toBeNull()
    // Each search is preceded by a free count.
    expect(emulator.requests).toHaveLength(4)
    parts.advance(29 * 86_400_000)
    expect(
      await contacts.findPeople({ name: 'Nobody Knows Ltd', domain: null }, 'marketing', purse),
    ).toBeNull()
    expect(emulator.requests).toHaveLength(4)
    await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    expect(emulator.requests).toHaveLength(4)
    parts.advance(62 * 86_400_000)
    await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    expect(emulator.requests).toHaveLength(6)
    expect(parts.cache.keys().join()).not.toContain('example')
  })

  it('are returned despite broken rows', async () => {
    const { contacts, emulator } = await setUp()
    const before = await contacts.findPeople({ name: '', domain: whole.domain }, 'sales', purse)
    emulator.faults.set({ kind: 'rows' })
    const after = await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    expect(before?.people.length).toBeGreaterThan(0)
    expect(after?.people.some(({ email }) => email !== null)).toBe(true)
    expect(after?.people.filter(({ lastName }) => lastName === 'Address').map(({ email }) => email)).toEqual([
      null,
    ])
  })

  it('of a company that objected are refused, without another request', async () => {
    const refused = [...companiesIn('de'), ...companiesIn('us'), ...companiesIn('gb')].find(
      ({ known }) => known === 'refused',
    )
    const { contacts, emulator } = await setUp()
    await expect(
      contacts.findPeople({ name: '', domain: refused?.domain ?? '' }, 'ceo', purse),
    ).rejects.toBeInstanceOf(DoNotContact)
    await expect(
      contacts.findPeople({ name: '', domain: refused?.domain ?? '' }, 'ceo', purse),
    ).rejects.toBeInstanceOf(DoNotContact)
    expect(emulator.requests.map(({ status }) => status)).toEqual([200, 451])
  })
})

describe('the price of a call', () => {
  const paying = () => {
    const own = endlessPurse()
    return { own, calls: () => own.paid().calls }
  }

  it('is one search for people with confirmed addresses, and nothing for cached answers', async () => {
    const { contacts, emulator } = await setUp()
    const { own, calls } = paying()
    const found = await contacts.findPeople({ name: whole.name, domain: null }, 'marketing', own)
    expect(found?.people.every(({ verification }) => verification?.status === 'valid')).toBe(true)
    expect(found?.people.every(({ seniority }) => seniority !== 'junior')).toBe(true)
    expect(await contacts.keptPeople({ name: whole.name, domain: null }, 'marketing')).toEqual(found)
    expect(await contacts.keptPeople({ name: '', domain: whole.domain }, 'marketing')).toEqual(found)
    expect(await contacts.keptPeople({ name: '', domain: whole.domain }, 'sales')).toBeNull()
    expect(await contacts.factsOf({ name: whole.organization, domain: null })).toEqual({
      domain: whole.domain,
      acceptAll: false,
      pattern: whole.pattern,
    })
    expect(calls()).toEqual({ search: 1, finder: 0, verifier: 0 })
    expect(emulator.credits()).toBe(9_999)
  })

  it('is nothing when nothing was found or the answer was lost', async () => {
    const { contacts, emulator } = await setUp()
    const { own, calls } = paying()
    expect(await contacts.findPeople({ name: 'Nobody Knows Ltd', domain: null }, 'marketing', own)).toBeNull()
    expect(await contacts.findAddress(memberWith('no-address'), own)).toBeNull()
    emulator.faults.set({ kind: 'garbage' })
    await expect(
      contacts.findPeople({ name: '', domain: whole.domain }, 'sales', own),
    ).rejects.toBeInstanceOf(SourceUnavailable)
    expect(calls()).toEqual({ search: 0, finder: 0, verifier: 0 })
    expect(emulator.credits()).toBe(10_000)
  })

  it('agrees with what Hunter charges', async () => {
    const { contacts, emulator } = await setUp()
    const { own, calls } = paying()
    for (const { name } of companiesIn('de').slice(0, 40))
      await contacts.findPeople({ name, domain: null }, 'buyer', own).catch(() => null)
    await contacts.findAddress(memberWith('finder-only'), own)
    await contacts.verify(memberWith('pattern').email, own)
    const { search, finder, verifier } = calls()
    expect([finder, verifier]).toEqual([1, 1])
    expect(search).toBeGreaterThan(20)
    expect(10_000 - emulator.credits()).toBe(search + finder + verifier / 2)
  })
})

describe('one address', () => {
  it('is found when Hunter knows it, and null otherwise', async () => {
    const { contacts } = await setUp()
    const known = memberWith('finder-only')
    expect(await contacts.findAddress(known, purse)).toMatchObject({
      email: known.email,
      source: null,
      verification: { status: 'valid' },
    })
    expect(await contacts.findAddress(memberWith('no-address'), purse)).toBeNull()
  })

  it.each([
    ['public', 'valid'],
    ['invalid', 'invalid'],
    ['unknown', 'unknown'],
  ] as const)('is verified: %s is %s', async (fate, status) => {
    const { contacts } = await setUp()
    expect((await contacts.verify(memberWith(fate).email, purse)).status).toBe(status)
  })

  it('on a catch-all server cannot be confirmed', async () => {
    const { contacts } = await setUp()
    expect((await contacts.verify(memberWith('public', true).email, purse)).status).toBe('accept_all')
  })

  it('is polled while the check runs, for half a credit', async () => {
    const { contacts, emulator, parts } = await setUp()
    const slow = companiesIn('us')
      .flatMap((company) => (company.acceptAll ? [] : staffOf(company)))
      .filter(({ fate }) => fate === 'public')
      .map(({ email }) => email)
    for (const email of slow.slice(0, 40)) {
      const before = emulator.requests.length
      const credits = emulator.credits()
      await contacts.verify(email, purse)
      expect(credits - emulator.credits()).toBe(0.5)
      if (emulator.requests.length - before === 2) break
    }
    expect(emulator.requests.slice(-2).map(({ status }) => status)).toEqual([202, 200])
    expect(parts.slept).toContain(2_000)
  })

  it('of a person who objected is refused permanently', async () => {
    const { contacts, emulator } = await setUp()
    const shy = memberWith('refused')
    await expect(contacts.verify(shy.email, purse)).rejects.toBeInstanceOf(DoNotContact)
    await expect(contacts.verify(shy.email, purse)).rejects.toBeInstanceOf(DoNotContact)
    await expect(contacts.findAddress(shy, purse)).rejects.toBeInstanceOf(DoNotContact)
    expect(emulator.requests.map(({ status }) => status)).toEqual([451, 451])
  })
})

describe('refusals', () => {
  it('a 429 means that the credits are spent and is not retried', async () => {
    const { contacts, emulator } = await setUp({ credits: 1 })
    await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
    await expect(contacts.verify('somebody@harborline.example', purse)).rejects.toBeInstanceOf(
      ContactsOutOfCredits,
    )
    expect(emulator.requests.map(({ status }) => status)).toEqual([200, 200, 429])
  })

  it('a 403 is the rate limit and is retried after a pause', async () => {
    const { contacts, emulator, parts } = await setUp()
    emulator.faults.set({ kind: 'status', status: 403, times: 2 })
    expect(await contacts.findPeople({ name: '', domain: whole.domain }, 'marketing', purse)).not.toBeNull()
    expect(parts.slept).toEqual([1_000, 2_000])
    emulator.faults.set({ kind: 'status', status: 403 })
    await expect(contacts.verify('lena@harborline.example', purse)).rejects.toThrow(
      'it refused more searches for now',
    )
  })

  it.each([400, 418, 422])(
    'a %i that is not about what was asked is an outage, and is not kept',
    async (status) => {
      const { contacts, emulator } = await setUp()
      const company = { name: '', domain: whole.domain }
      emulator.faults.set({ kind: 'status', status, times: 9 })
      await expect(contacts.findPeople(company, 'marketing', purse)).rejects.toBeInstanceOf(SourceUnavailable)
      await expect(contacts.verify('lena@harborline.example', purse)).rejects.toBeInstanceOf(
        SourceUnavailable,
      )
      emulator.faults.set({ kind: null })
      expect(await contacts.findPeople(company, 'marketing', purse)).not.toBeNull()
    },
  )

  it('the client limits itself to ten verifications a second', async () => {
    const { contacts, emulator, parts } = await setUp()
    for (let index = 0; index < 25; index += 1)
      await contacts.verify(`person${index}@harborline.example`, purse)
    expect(parts.slept).toContain(1_000)
    expect(emulator.requests.every(({ status }) => status !== 403)).toBe(true)
  })

  it.each([
    ['status', 'it answers with an error'],
    ['timeout', 'it didn’t answer in time'],
    ['drop', 'it can’t be reached'],
    ['huge', 'its answer was too large'],
    ['redirect', 'it wants to send us elsewhere'],
    ['garbage', 'its answer couldn’t be read'],
  ] as const)('a failure by %s is an outage', async (kind, message) => {
    const { contacts, emulator } = await setUp({}, 'emulator-key', kind === 'timeout' ? 300 : 10_000)
    emulator.faults.set({ kind })
    const failure = await contacts
      .findPeople({ name: '', domain: whole.domain }, 'marketing', purse)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceUnavailable)
    expect(failure).toHaveProperty('message', message)
  })

  it('an error about a wrong key shows neither key nor address', async () => {
    const { contacts } = await setUp({}, 'wrong-secret')
    const failure = await contacts.verify('lena@harborline.example', purse).catch((error: unknown) => error)
    expect(failure).toHaveProperty('message', 'it refused our key')
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/wrong-secret|lena/)
  })

  it('the account shows the remaining credits', async () => {
    const { emulator } = await setUp({ credits: 50 })
    const account: unknown = await (
      await fetch(`${emulator.url}/v2/account`, { headers: { 'x-api-key': 'emulator-key' } })
    ).json()
    expect(account).toMatchObject({ data: { requests: { credits: { used: 0, available: 50 } } } })
  })
})
