import { expect, test } from 'vitest'
import { ContactBudgetSpent, type CompanyPeople, type ContactSource, type Person } from '../model.ts'
import type { Posting } from '#engine/values/posting.ts'
import { NOW, posting } from '#engine/test/postings.ts'
import { people, person } from '#harness/postings/finding-parts.ts'
import { endlessPurse, NOTHING_KEPT } from '#harness/recipients/people-search.ts'
import { personFinder } from './person-finder.ts'

const onPage = (email: string | null, title = 'Head of Marketing') =>
  person({
    firstName: 'Paula',
    lastName: 'Page',
    title,
    email,
    source: email === null ? null : { uri: 'https://harborline.example/team', seenAt: '2026-03-08' },
    verification: email === null ? null : { status: 'valid', checkedAt: '2026-03-08' },
  })

function finderWith(of: {
  page?: CompanyPeople
  contacts?: Partial<ContactSource>
  refused?: readonly string[]
  onlyNamed?: boolean
}) {
  const purse = endlessPurse()
  const verified: string[] = []
  const contacts: ContactSource = {
    ...NOTHING_KEPT,
    findPeople: async (_, __, pays) => {
      await pays.take('search')
      return people([person()])
    },
    findAddress: async () => null,
    verify: async (email, pays) => {
      await pays.take('verifier')
      verified.push(email)
      return { status: 'valid', checkedAt: '2026-03-10' }
    },
    ...of.contacts,
  }
  const finder = personFinder(
    {
      role: 'marketing',
      excluded: { emails: [], name: null },
      ownEmployers: [],
      onlyNamed: of.onlyNamed ?? false,
      now: NOW,
      given: new Set(),
      refusal: async ({ email }) =>
        of.refused?.includes(email) === true ? 'asked_not_to_be_contacted' : null,
    },
    {
      contacts,
      pages: { peopleOf: async () => of.page ?? null, boardsOf: async () => [] },
      purse,
      clock: { now: () => NOW },
    },
  )
  const asked = () =>
    Object.entries(finder.report().steps).flatMap(([step, counts]) =>
      counts.asked > 0 ? [`${step} ${counts.answered}/${counts.asked}`] : [],
    )
  const found = async (at: Posting = posting(), pays = true) => {
    const outcome = await finder.find(at, pays)
    return 'contact' in outcome
      ? [outcome.contact.foundBy, outcome.contact.email, outcome.contact.tier]
      : [outcome.skip]
  }
  const outcome = () => finder.find(posting())
  return { found, outcome, asked, verified, paid: () => purse.paid().calls }
}

const naming = posting({ description: 'Ask Ida Seidel: ida.seidel@harborline.example' })
const NOTHING_PAID = { search: 0, finder: 0, verifier: 0 }

test('a person named in the posting is chosen whatever their role, and no other source is asked', async () => {
  const { found, asked, paid } = finderWith({ page: people([onPage('paula.page@harborline.example')]) })
  expect(await found(naming)).toEqual(['posting', 'ida.seidel@harborline.example', 'A'])
  expect(asked()).toEqual(['posting 1/1'])
  expect(paid()).toEqual(NOTHING_PAID)
})

test('where the country requires consent, only a person named in the posting or by its board is chosen, and nothing is paid', async () => {
  const { found, asked, paid } = finderWith({
    onlyNamed: true,
    page: people([onPage('paula.page@harborline.example')]),
  })
  expect(await found(naming)).toEqual(['posting', 'ida.seidel@harborline.example', 'A'])
  expect(await found()).toEqual(['consent_needed'])
  expect(asked()).toEqual(['posting 1/2', 'board 0/1'])
  expect(paid()).toEqual(NOTHING_PAID)
})

test("the second choice is the board's hiring contact", async () => {
  const { found, asked } = finderWith({})
  const at = posting({ hiringContact: { name: 'Bo Ard', title: null, email: 'bo.ard@harborline.example' } })
  expect(await found(at)).toEqual(['board', 'bo.ard@harborline.example', 'A'])
  expect(asked()).toEqual(['posting 0/1', 'board 1/1'])
})

test("the third choice is a person on the company's own page, free of charge", async () => {
  const { found, asked, paid } = finderWith({ page: people([onPage('paula.page@harborline.example')]) })
  expect(await found()).toEqual(['page', 'paula.page@harborline.example', 'A'])
  expect(asked()).toEqual(['posting 0/1', 'board 0/1', 'page 1/1'])
  expect(paid()).toEqual(NOTHING_PAID)
})

test('the fourth choice is a person of an earlier answer, free of charge', async () => {
  const { found, asked, paid } = finderWith({ contacts: { keptPeople: async () => people([person()]) } })
  expect(await found()).toEqual(['vendor', 'lena.brandt@harborline.example', 'A'])
  expect(asked()).toEqual(['posting 0/1', 'board 0/1', 'page 0/1', 'kept 1/1'])
  expect(paid()).toEqual(NOTHING_PAID)
})

test("a name from the page with the company's address pattern costs half a search", async () => {
  const { found, asked, verified, paid } = finderWith({
    page: people([onPage(null)]),
    contacts: {
      factsOf: async () => ({ domain: 'harborline.example', acceptAll: false, pattern: '{f}{last}' }),
    },
  })
  expect(await found()).toEqual(['vendor', 'ppage@harborline.example', 'B'])
  expect(asked()).toEqual(['posting 0/1', 'board 0/1', 'page 0/1', 'named 1/1'])
  expect(verified).toEqual(['ppage@harborline.example'])
  expect(paid()).toEqual({ search: 0, finder: 0, verifier: 1 })
})

test('the vendor is searched last', async () => {
  const { found, asked, paid } = finderWith({ page: people([onPage(null, 'Office Assistant')]) })
  expect(await found()).toEqual(['vendor', 'lena.brandt@harborline.example', 'A'])
  expect(asked()).toEqual(['posting 0/1', 'board 0/1', 'page 0/1', 'vendor 1/1'])
  expect(paid()).toEqual({ search: 1, finder: 0, verifier: 0 })
})

test('a person who objected is passed over, and the search goes on with the next step', async () => {
  const { found, asked } = finderWith({
    page: people([onPage('paula.page@harborline.example')]),
    refused: ['paula.page@harborline.example', 'ida.seidel@harborline.example'],
  })
  expect(await found(naming)).toEqual(['vendor', 'lena.brandt@harborline.example', 'A'])
  expect(asked()).toEqual(['posting 0/1', 'board 0/1', 'page 0/1', 'vendor 1/1'])
})

test('a verification that is older than ninety days is repeated', async () => {
  const old = person({ verification: { status: 'valid', checkedAt: '2025-12-09T00:00:00.000Z' } })
  const { found, verified } = finderWith({ contacts: { keptPeople: async () => people([old]) } })
  expect(await found()).toEqual(['vendor', 'lena.brandt@harborline.example', 'A'])
  expect(verified).toEqual(['lena.brandt@harborline.example'])
})

test('when nobody is found, the reason is that of the free steps', async () => {
  const { found } = finderWith({
    refused: ['ida.seidel@harborline.example'],
    contacts: { findPeople: async () => null },
  })
  expect(await found(naming)).toEqual(['asked_not_to_be_contacted'])
  expect(await found()).toEqual(['company_unknown'])
})

test('without payment only the free steps are taken, and the first one that costs throws', async () => {
  const { found, asked, paid } = finderWith({})
  expect(await found(naming, false)).toEqual(['posting', 'ida.seidel@harborline.example', 'A'])
  await expect(found(posting(), false)).rejects.toBeInstanceOf(ContactBudgetSpent)
  expect(asked()).toEqual(['posting 1/2', 'board 0/1', 'page 0/1'])
  expect(paid()).toEqual(NOTHING_PAID)
})

test('keeps up to two others whose address is confirmed, without asking or paying for them', async () => {
  const named = (firstName: string, verification: Person['verification']) =>
    person({ firstName, email: `${firstName.toLowerCase()}@harborline.example`, verification })
  const fresh = { status: 'valid', checkedAt: '2026-03-01T00:00:00.000Z' } as const
  const { outcome, verified, paid } = finderWith({
    contacts: {
      keptPeople: async () =>
        people([
          person(),
          named('Old', { status: 'valid', checkedAt: '2025-11-01T00:00:00.000Z' }),
          named('Unsure', null),
          named('Mia', fresh),
          named('Noah', fresh),
          named('Olga', fresh),
        ]),
    },
  })
  expect(await outcome()).toMatchObject({
    contact: { email: 'lena.brandt@harborline.example' },
    others: [
      { email: 'mia@harborline.example', tier: 'A' },
      { email: 'noah@harborline.example', tier: 'A' },
    ],
  })
  expect(verified).toEqual([])
  expect(paid()).toEqual(NOTHING_PAID)
})
