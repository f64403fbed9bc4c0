import type { MarketCompany, NamedPerson } from './companies.ts'
import { namesOf } from './people-names.ts'
import { dice, drawn, hash } from './random.ts'

/** What the provider answers about a person. */
type Fate =
  | 'public'
  | 'pattern'
  | 'public-unchecked'
  | 'invalid'
  | 'unknown'
  | 'no-address'
  | 'finder-only'
  | 'refused'
  | 'role-address'

export interface StaffMember {
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly department: string
  readonly seniority: 'junior' | 'senior' | 'executive'
  readonly email: string
  readonly fate: Fate
}

type Post = readonly [title: string, department: string, seniority: StaffMember['seniority']]

/**
 * Positions in the order in which a growing company fills them; a bar separates titles of the same position.
 */
const POSTS: readonly Post[] = [
  ['CEO|Founder & CEO|Managing Director|Chief Executive Officer', 'executive', 'executive'],
  [
    'Co-founder & President|Managing Partner|General Manager|Deputy Managing Director',
    'executive',
    'executive',
  ],
  ['CTO|VP Engineering|Head of Engineering|Chief Technology Officer', 'it', 'executive'],
  ['Head of Marketing|Marketing Director|CMO|VP Marketing', 'marketing', 'executive'],
  ['VP Sales|Head of Sales|Sales Director|Chief Revenue Officer', 'sales', 'executive'],
  ['COO|Operations Director|Head of Operations|VP Operations', 'operations', 'executive'],
  ['HR Director|Head of People|Chief People Officer|Talent Acquisition Manager', 'hr', 'senior'],
  ['CFO|Finance Director|Head of Finance|VP Finance', 'finance', 'executive'],
  ['IT Director|Head of IT|CIO|IT Manager', 'it', 'executive'],
  ['Supply Chain Director|Logistics Manager|VP Supply Chain|Head of Logistics', 'operations', 'senior'],
  [
    'Procurement Director|Purchasing Manager|Head of Procurement|Chief Procurement Officer',
    'operations',
    'senior',
  ],
  ['Engineering Manager|Team Lead Software Development|Director of Engineering', 'it', 'senior'],
  ['Marketing Manager|Brand Manager|Demand Generation Manager|Content Lead', 'marketing', 'senior'],
  ['Sales Manager|Regional Sales Manager|Key Account Manager', 'sales', 'senior'],
  ['Head of Product|Chief Product Officer|Director of Product', 'management', 'executive'],
  ['Operations Manager|Service Delivery Manager|Site Manager', 'operations', 'senior'],
  ['Recruiter|HR Business Partner|People Partner', 'hr', 'senior'],
  ['Controller|Finance Manager|Head of Accounting', 'finance', 'senior'],
  ['Head of Design|Design Lead|Creative Director', 'design', 'senior'],
  ['General Counsel|Legal Counsel|Compliance Officer', 'legal', 'senior'],
  [
    'Software Engineer|Marketing Coordinator|Account Executive|Office Assistant|Data Analyst',
    'support',
    'junior',
  ],
]

const FATES: readonly (readonly [Fate, number])[] = [
  ['public', 0.52],
  ['pattern', 0.26],
  ['public-unchecked', 0.06],
  ['invalid', 0.04],
  ['unknown', 0.03],
  ['no-address', 0.02],
  ['finder-only', 0.03],
  ['refused', 0.02],
  ['role-address', 0.02],
]

const ascii = (name: string): string =>
  name
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** The address that a company's pattern gives a name. */
export function addressBy(pattern: string, firstName: string, lastName: string, domain: string): string {
  const first = ascii(firstName)
  const last = ascii(lastName)
  const local = pattern
    .replace('{first}', first)
    .replace('{last}', last)
    .replace('{f}', first.slice(0, 1))
    .replace('{l}', last.slice(0, 1))
  return `${local}@${domain}`
}

const given = (person: NamedPerson, { pattern, domain }: MarketCompany): StaffMember => ({
  ...person,
  department: 'management',
  seniority: 'senior',
  fate: 'public',
  email: person.email ?? addressBy(pattern, person.firstName, person.lastName, domain),
})

/** A company's six to twenty people, always the same ones, each with an address by the company's pattern. */
export function staffOf(company: MarketCompany): readonly StaffMember[] {
  if (company.people !== undefined) return company.people.map((person) => given(person, company))
  const roll = dice('staff', company.domain)
  const count =
    company.size < 50 ? roll.between(6, 9) : company.size < 200 ? roll.between(10, 14) : roll.between(15, 20)
  const { first, last } = namesOf(company.countryCode)
  const taken = new Set<string>()
  const staff: StaffMember[] = []
  // An added company may be written to about several jobs, each time to another person.
  const posts = company.reachable === true ? [...POSTS, ...POSTS, ...POSTS] : POSTS.slice(0, count)
  for (const [titles, department, seniority] of posts) {
    const fate =
      company.reachable === true
        ? roll.chance(0.7)
          ? 'public'
          : 'pattern'
        : drawn(FATES, roll.next(), 'public')
    const member = (firstName: string, lastName: string): StaffMember => ({
      firstName,
      lastName,
      department,
      seniority,
      fate,
      title: roll.pick(titles.split('|')),
      email:
        fate === 'role-address'
          ? `${['office', 'info', 'jobs'][hash(lastName) % 3]}@${company.domain}`
          : addressBy(company.pattern, firstName, lastName, company.domain),
    })
    for (let tries = 0; tries < 40; tries += 1) {
      const one = member(roll.pick(first), roll.pick(last))
      if (taken.has(one.email)) continue
      taken.add(one.email)
      staff.push(one)
      break
    }
  }
  return staff
}
