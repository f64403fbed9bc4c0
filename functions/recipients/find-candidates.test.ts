import { describe, expect, it } from 'vitest'
import { NOTHING_KEPT, ONLY_CONTACTS } from '#harness/recipients/people-search.ts'
import { findCandidates, type FindRequest } from './find-candidates.ts'
import {
  ContactsOutOfCredits,
  DoNotContact,
  type Candidate,
  type CompanyPeople,
  type ContactSource,
} from './model.ts'
import { SourceUnavailable, type PostingSource } from '#functions/postings/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import type { ReadWhole } from '#functions/postings/boards/whole-posting.ts'
import { asGiven, people, person, SEARCH, sourceOf, usedJobsOf } from '#harness/postings/finding-parts.ts'
import { NOW, posting, factsOf } from '#engine/test/postings.ts'

const jobAt = (company: string, changed: Partial<Posting> = {}): Posting =>
  posting({ id: `test:${company}`, company, companyDomain: `${company.toLowerCase()}.example`, ...changed })

const staffOf = (domain: string): CompanyPeople =>
  people([person({ email: `lena.brandt@${domain}` })], { domain, organization: null })

/** A contact source that knows people at every company; `asked` lists the companies it was asked about. */
function contactBook(
  answers: Record<string, CompanyPeople | Error | null> = {},
  own: Partial<ContactSource> = {},
): ContactSource & { readonly asked: string[] } {
  const asked: string[] = []
  const kept = new Map<string, CompanyPeople | null>()
  return {
    asked,
    ...NOTHING_KEPT,
    keptPeople: ({ name }) => Promise.resolve(kept.get(name) ?? null),
    findPeople: ({ name, domain }) => {
      asked.push(name)
      const answer = name in answers ? answers[name] : staffOf(domain ?? 'unknown.example')
      if (answer instanceof Error) return Promise.reject(answer)
      kept.set(name, answer ?? null)
      return Promise.resolve(answer ?? null)
    },
    findAddress: () => Promise.resolve(null),
    verify: () => Promise.resolve({ status: 'valid', checkedAt: '2026-03-10' }),
    ...own,
  }
}

/** Adzuna with these jobs, or with one at each of these companies. */
const adzuna = (...jobs: readonly (string | Posting)[]): readonly PostingSource[] => [
  sourceOf(
    'Adzuna',
    jobs.map((job) => (typeof job === 'string' ? jobAt(job) : job)),
  ),
]

async function run(of: {
  sources: readonly PostingSource[]
  contacts?: ContactSource
  used?: readonly string[]
  written?: Readonly<Record<string, Date>>
  request?: Partial<FindRequest>
  readWhole?: ReadWhole
  take?: number
  now?: () => Date
}) {
  const request = {
    userId: 'usr_1',
    search: SEARCH,
    facts: factsOf(),
    wanted: 50,
    ...of.request,
  }
  const found = findCandidates(request, {
    postings: of.sources,
    ...ONLY_CONTACTS,
    contacts: of.contacts ?? contactBook(),
    readWhole: of.readWhole ?? asGiven,
    usedJobs: usedJobsOf(of.used, of.written),
    clock: { now: of.now ?? (() => NOW) },
  })
  const candidates: Candidate[] = []
  for await (const candidate of found.candidates) {
    candidates.push(candidate)
    if (candidates.length === of.take) break
  }
  return { candidates, tally: found.tally() }
}

const companies = ({ candidates }: { candidates: readonly Candidate[] }) =>
  candidates.map((candidate) => candidate.posting.company)

describe('the search for candidates', () => {
  it('gives candidates best first and counts what it left out', async () => {
    const older = jobAt('Oakpath', { postedAt: new Date('2026-03-05T12:00:00.000Z') })
    const result = await run({
      sources: adzuna(
        older,
        'Harborline',
        jobAt('Stray', { title: 'Product Marketing Manager' }),
        jobAt('Far', { location: 'Hamburg, Germany' }),
        jobAt('Old', { postedAt: new Date('2026-01-01T00:00:00.000Z') }),
      ),
    })
    expect(companies(result)).toEqual(['Harborline', 'Oakpath'])
    expect(result.candidates[0]?.jobKey).toBe('manager product @ harborline')
    const { people: asked, ...figures } = result.tally
    expect(asked.steps.vendor).toEqual({ asked: 2, answered: 2 })
    expect(figures).toEqual({
      found: 5,
      matched: 3,
      contacted: 2,
      whole: 0,
      notes: [],
      ended: null,
      skips: [
        { reason: 'title_differs', postingId: 'test:Stray' },
        { reason: 'place_differs', postingId: 'test:Far' },
        { reason: 'too_old', postingId: 'test:Old' },
      ],
    })
  })

  it('reads the whole text before it looks for people, and screens by it', async () => {
    const contacts = contactBook()
    const texts: Record<string, string> = {
      Harborline: 'The whole text. We look forward to your letter.',
      Oakpath: 'The whole text. No agencies, please.',
    }
    const result = await run({
      sources: adzuna('Harborline', 'Oakpath', 'Elm'),
      contacts,
      readWhole: (given) => {
        const description = texts[given.company]
        return Promise.resolve(
          description === undefined
            ? given
            : { ...given, description, textFrom: { source: 'Lever', url: 'https://boards.example/1' } },
        )
      },
    })
    expect(contacts.asked).toEqual(['Elm', 'Harborline'])
    expect(result.candidates.map(({ posting: { company, description } }) => [company, description])).toEqual([
      ['Elm', 'Our Payments team builds the checkout that small shops use every day.'],
      ['Harborline', 'The whole text. We look forward to your letter.'],
    ])
    expect(result.tally).toMatchObject({
      matched: 3,
      contacted: 2,
      whole: 1,
      skips: [{ reason: 'no_agencies', postingId: 'test:Oakpath' }],
    })
  })

  it("reads the whole text when only the contact's domain leads to it, for a minute and a half", async () => {
    const asked: (string | undefined)[] = []
    let minutes = 0
    const found = await run({
      sources: adzuna(
        ...['Ash', 'Birch', 'Cedar', 'Elm'].map((name) => jobAt(name, { companyDomain: null })),
      ),
      contacts: contactBook({
        Ash: staffOf('ash.example'),
        Birch: staffOf('birch.example'),
        Cedar: staffOf('cedar.example'),
        Elm: staffOf('elm.example'),
      }),
      readWhole: async (given, _, domain) => {
        asked.push(domain)
        if (domain === undefined) return given
        if (domain === 'cedar.example') minutes = 2
        const said =
          domain === 'birch.example' ? 'Please do not contact the hiring team directly.' : 'All of it.'
        return { ...given, description: said, textFrom: { source: 'Lever', url: 'https://boards.example/1' } }
      },
      now: () => new Date(NOW.getTime() + minutes * 60_000),
    })
    expect(asked.filter((domain) => domain !== undefined)).toEqual([
      'ash.example',
      'birch.example',
      'cedar.example',
    ])
    expect(found.candidates.map(({ posting: { company, description } }) => [company, description])).toEqual([
      ['Ash', 'All of it.'],
      ['Cedar', 'All of it.'],
      ['Elm', 'Our Payments team builds the checkout that small shops use every day.'],
    ])
    expect(found.tally).toMatchObject({
      contacted: 3,
      whole: 2,
      skips: [{ reason: 'do_not_contact', postingId: 'test:Birch' }],
    })
  })

  it('looks for nobody at an agency that the user excludes, even if only the whole text shows it', async () => {
    const contacts = contactBook()
    const result = await run({
      sources: adzuna('Oakpath Staffing', 'Elm'),
      contacts,
      request: { search: { ...SEARCH, writeToAgencies: false } },
      readWhole: (given) =>
        Promise.resolve({ ...given, description: 'Our client is looking for a product manager.' }),
    })
    expect(contacts.asked).toEqual([])
    expect(result.tally).toMatchObject({
      matched: 2,
      contacted: 0,
      skips: [
        { reason: 'recruitment_agency', postingId: 'test:Oakpath Staffing' },
        { reason: 'recruitment_agency', postingId: 'test:Elm' },
      ],
    })
  })

  it('looks up no more companies than the consumer takes', async () => {
    const contacts = contactBook()
    const result = await run({
      sources: adzuna('Ash', 'Birch', 'Cedar', 'Elm'),
      contacts,
      take: 2,
    })
    expect(result.candidates).toHaveLength(2)
    expect(contacts.asked).toHaveLength(2)
    expect(result.tally).toMatchObject({ contacted: 2, ended: null })
  })

  it('uses a repost and a posting from two sources once, and chooses nobody twice', async () => {
    const contacts = contactBook()
    const again = jobAt('Harborline', {
      id: 'test:again',
      title: 'Product Manager - Req. 4471',
      company: 'Harborline GmbH',
    })
    const result = await run({
      sources: [
        sourceOf('Adzuna', [jobAt('Harborline'), again]),
        sourceOf('Boards', [
          jobAt('Harborline'),
          jobAt('Harborline', { id: 'test:other', title: 'Product Manager, Search' }),
        ]),
      ],
      contacts,
    })
    expect(result.candidates).toHaveLength(1)
    expect(contacts.asked).toHaveLength(1)
    expect(result.tally.skips.map(({ reason }) => reason).toSorted()).toEqual(['contact_capped', 'repost'])
  })

  it('spreads over companies before it takes a second posting of one', async () => {
    const two = people([
      person({ email: 'lena.brandt@harborline.example' }),
      person({ firstName: 'Ida', lastName: 'Seidel', email: 'ida.seidel@harborline.example' }),
    ])
    const second = jobAt('Harborline', { id: 'test:second', title: 'Product Manager, Search' })
    const older = jobAt('Oakpath', { postedAt: new Date('2026-03-04T12:00:00.000Z') })
    const result = await run({
      sources: adzuna('Harborline', second, older),
      contacts: contactBook({ Harborline: two }),
    })
    expect(companies(result)).toEqual(['Harborline', 'Oakpath', 'Harborline'])
    expect(result.candidates.map(({ contact }) => contact.email)).toEqual([
      'lena.brandt@harborline.example',
      'lena.brandt@oakpath.example',
      'ida.seidel@harborline.example',
    ])
  })

  it('goes on to the next person when the best one cannot be written to', async () => {
    const staff = people(
      [
        person({ title: 'CMO', email: null }),
        person({ firstName: 'Ida', title: 'Head of Marketing', email: 'info@oak.example' }),
        person({
          firstName: 'Jan',
          title: 'Marketing Manager',
          email: 'jan@oak.example',
          verification: null,
          source: null,
        }),
      ],
      { domain: 'oak.example' },
    )
    const result = await run({
      sources: adzuna('Oak'),
      contacts: contactBook({ Oak: staff }),
    })
    expect(result.candidates[0]?.contact).toMatchObject({
      email: 'jan@oak.example',
      tier: 'B',
      verifiedAt: '2026-03-10',
    })
  })

  it('uses no address that cannot be confirmed, and pays for no verification', async () => {
    const staff = people([person({ verification: null, source: null })], { acceptAll: true })
    const contacts = contactBook(
      { Harborline: staff },
      { verify: () => Promise.reject(new Error('paid for')) },
    )
    const sources = adzuna('Harborline')
    expect((await run({ sources, contacts })).tally).toMatchObject({
      contacted: 0,
      ended: 'no_contacts',
      skips: [{ reason: 'accept_all', postingId: 'test:Harborline' }],
    })
  })
})

describe('what is never found', () => {
  it("leaves out the user's employers by the posting's and the contact source's name for the company", async () => {
    const contacts = contactBook({ Alias: people([person()], { organization: 'Wrenfield' }) })
    const result = await run({
      sources: adzuna('Wrenfield', 'Alias'),
      contacts,
      request: { facts: factsOf({ employers: ['Wrenfield GmbH'] }) },
    })
    expect(result.candidates).toEqual([])
    expect(result.tally.skips.map(({ reason }) => reason)).toEqual(['own_employer', 'own_employer'])
    expect(contacts.asked).toEqual(['Alias'])
  })

  it('skips companies and people who asked not to be contacted', async () => {
    const contacts = contactBook(
      {
        Silent: new DoNotContact('no'),
        Shy: people([person({ verification: null, email: 'shy@shy.example' })], { domain: 'shy.example' }),
      },
      { verify: () => Promise.reject(new DoNotContact('no')) },
    )
    const result = await run({ sources: adzuna('Silent', 'Shy'), contacts })
    expect(result.tally).toMatchObject({ contacted: 0, ended: 'no_contacts' })
    expect(result.tally.skips.map(({ reason }) => reason)).toEqual([
      'asked_not_to_be_contacted',
      'asked_not_to_be_contacted',
    ])
  })

  it('skips jobs the user was given before and says when nothing is new', async () => {
    const sources = adzuna('Harborline')
    const result = await run({ sources, used: ['manager product @ harborline'] })
    expect(result.tally).toMatchObject({
      matched: 1,
      contacted: 0,
      ended: 'nothing_new',
      skips: [{ reason: 'already_used', postingId: 'test:Harborline' }],
    })
  })
})

describe('sources that fail', () => {
  const failing: PostingSource = {
    name: 'Adzuna',
    covers: () => true,
    search: () => Promise.reject(new SourceUnavailable('daily_limit')),
  }

  it('hide nothing that another source found', async () => {
    const result = await run({ sources: [failing, sourceOf('Boards', [jobAt('Harborline')])] })
    expect(companies(result)).toEqual(['Harborline'])
    expect(result.tally).toMatchObject({
      ended: null,
      notes: [{ code: 'source_failed', params: { source: 'Adzuna', trouble: 'daily_limit' } }],
    })
  })

  it('say why there is nothing', async () => {
    expect((await run({ sources: [failing] })).tally.ended).toBe('postings_source_unavailable')
    expect((await run({ sources: adzuna() })).tally.ended).toBe('no_postings')
    expect((await run({ sources: [sourceOf('Adzuna', [jobAt('Harborline')], ['us'])] })).tally.ended).toBe(
      'country_unsupported',
    )
    expect(
      (
        await run({
          sources: adzuna('Harborline'),
          contacts: contactBook({ Harborline: null }),
        })
      ).tally,
    ).toMatchObject({ ended: 'no_contacts', skips: [{ reason: 'company_unknown' }] })
  })

  it('note a source that stopped early', async () => {
    const short: PostingSource = {
      name: 'Adzuna',
      covers: () => true,
      search: () =>
        Promise.resolve({
          postings: [jobAt('Harborline')],
          cutShort: true,
          cutShortBy: 'daily_limit',
        }),
    }
    expect((await run({ sources: [short] })).tally.notes).toEqual([
      { code: 'source_cut_short', params: { source: 'Adzuna', trouble: 'daily_limit' } },
    ])
  })

  const three = adzuna('Ash', 'Birch', 'Cedar')

  it('end the search at once when credits are spent, and keep what was found', async () => {
    const contacts = contactBook({ Birch: new ContactsOutOfCredits('spent') })
    const result = await run({ sources: three, contacts })
    expect(companies(result)).toEqual(['Ash'])
    expect(contacts.asked).toEqual(['Ash', 'Birch'])
    expect(result.tally).toMatchObject({
      contacted: 1,
      ended: 'contact_source_out_of_credits',
      notes: [{ code: 'contacts_cut_short', params: { trouble: 'credits_spent' } }],
    })
  })

  it('skip one failing company and end the search at the second in a row', async () => {
    const one = await run({
      sources: three,
      contacts: contactBook({ Ash: new SourceUnavailable('out_of_order') }),
    })
    expect(companies(one)).toEqual(['Birch', 'Cedar'])
    expect(one.tally).toMatchObject({
      ended: null,
      skips: [{ reason: 'not_processable', postingId: 'test:Ash' }],
    })
    const out = new SourceUnavailable('out_of_order')
    const two = await run({ sources: three, contacts: contactBook({ Ash: out, Birch: out }) })
    expect(two.tally).toMatchObject({
      contacted: 0,
      ended: 'contact_source_unavailable',
      notes: [{ code: 'contacts_cut_short', params: { trouble: 'out_of_order' } }],
    })
  })

  it('do not hide a defect as an outage', async () => {
    await expect(
      run({ sources: three, contacts: contactBook({ Ash: new TypeError('defect') }) }),
    ).rejects.toThrow('defect')
  })
})
