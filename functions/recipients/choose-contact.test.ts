import { contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import { describe, expect, it } from 'vitest'
import { addressProblem, rankPeople, tierOf } from './choose-contact.ts'
import { contactOf } from './finding/look-up-contact.ts'
import { people, person } from '#harness/postings/finding-parts.ts'
import { posting } from '#engine/test/postings.ts'

const nobody = { emails: [], name: null }
const named = (lastName: string, title: string, department: string | null = null) =>
  person({ lastName, title, department, seniority: null })
const order = (
  titles: readonly ReturnType<typeof named>[],
  role: Parameters<typeof rankPeople>[1],
  text = 'A team.',
) => rankPeople(titles, role, posting({ description: text }), nobody).map(({ person: { title } }) => title)

describe('the order of people', () => {
  it('puts the role before rank, and rank before the rest', () => {
    expect(
      order(
        [
          named('A', 'Marketing Assistant', 'marketing'),
          named('B', 'CEO', 'executive'),
          named('C', 'Head of Marketing', 'marketing'),
          named('D', 'Marketing Manager', 'marketing'),
          named('E', 'Head of Finance', 'finance'),
        ],
        'marketing',
      ),
    ).toEqual(['Head of Marketing', 'Marketing Manager', 'CEO'])
  })

  it('decides by title for logistics and procurement, which share a department with operations', () => {
    const staff = [
      named('A', 'Operations Manager', 'operations'),
      named('B', 'Logistics Manager', 'operations'),
      named('C', 'Purchasing Manager', 'operations'),
    ]
    expect(order(staff, 'logistics')).toEqual(['Logistics Manager'])
    expect(order(staff, 'buyer')).toEqual(['Purchasing Manager'])
  })

  it("prefers people close to the posting's team", () => {
    expect(
      order(
        [named('A', 'Engineering Manager, Search'), named('B', 'Engineering Manager, Checkout')],
        'engineering',
        'You join the Checkout team.',
      ),
    ).toEqual(['Engineering Manager, Checkout', 'Engineering Manager, Search'])
  })

  it('does not mistake a vice president for the president', () => {
    expect(
      order([named('A', 'Vice President Sales', 'sales'), named('B', 'President', 'executive')], 'ceo'),
    ).toEqual(['President', 'Vice President Sales'])
  })

  it('leaves out the user, people named on the resume and people without a name', () => {
    const staff = [
      person(),
      person({ firstName: 'Max', lastName: 'Vogel', email: 'max@harborline.example' }),
      person({ firstName: '', lastName: '', email: 'x@harborline.example' }),
      person({ firstName: '', lastName: 'Weber', email: 'weber@harborline.example' }),
      person({ firstName: 'Ida', lastName: 'Seidel', email: 'ida@harborline.example' }),
    ]
    const excluded = { emails: ['MAX@harborline.example'], name: 'Lena Brandt' }
    expect(
      rankPeople(staff, 'marketing', posting(), excluded).map(({ person: { lastName } }) => lastName),
    ).toEqual(['Weber', 'Seidel'])
  })
})

it.each([
  ['info@harborline.example', 'role_address'],
  ['jobs@harborline.example', 'role_address'],
  ['talent.team@harborline.example', 'role_address'],
  ['lena@gmail.com', 'free_mail'],
  ['lena.brandt@gmx.de', 'free_mail'],
  ['lena.brandt@harborline.example', null],
  ['infante@harborline.example', null],
])('address %s: %s', (email, problem) => {
  expect(addressProblem(email)).toBe(problem)
})

it.each([
  ['valid', true, false, 'A'],
  ['valid', false, false, 'B'],
  ['valid', false, true, 'accept_all'],
  ['accept_all', true, true, 'accept_all'],
  ['accept_all', false, false, 'accept_all'],
  ['unknown', false, false, 'address_unverified'],
  ['invalid', true, true, 'address_unverified'],
  ['disposable', true, false, 'address_unverified'],
  ['webmail', true, false, 'free_mail'],
] as const)('%s, public %s, accept-all %s: tier %s', (status, isPublic, acceptAll, tier) => {
  const source = isPublic ? { uri: 'https://harborline.example/team', seenAt: null } : null
  expect(tierOf({ source }, { status, checkedAt: null }, acceptAll)).toBe(tier)
})

it('says in one sentence why this person', () => {
  const by = { verification: { status: 'valid', checkedAt: '2026-03-05' }, foundBy: 'vendor' } as const
  const one = { ...person(), email: 'lena.brandt@harborline.example' }
  expect(contactOf(one, 'A', by, people([]), posting(), 'marketing')).toEqual({
    firstName: 'Lena',
    lastName: 'Brandt',
    title: 'Head of Marketing',
    company: 'Harborline GmbH',
    domain: 'harborline.example',
    email: 'lena.brandt@harborline.example',
    linkedin: null,
    foundBy: 'vendor',
    tier: 'A',
    reason: {
      code: 'closest_to_role',
      params: {
        name: 'Lena Brandt',
        title: 'Head of Marketing',
        company: 'Harborline GmbH',
        role: 'marketing',
        address: 'A',
      },
    },
    sourceUri: 'https://www.harborline.example/team',
    seenAt: '2026-03-01',
    verifiedAt: '2026-03-05',
  })
  const { reason } = contactOf({ ...one, title: 'CEO' }, 'B', by, people([]), posting(), 'marketing')
  expect(contactReasonWords(reason)).toBe(
    "Lena Brandt is CEO at Harborline GmbH, who leads the company, since we found no one from Marketing, whose address was found by the company's pattern and confirmed.",
  )
})
