import { ulid } from 'ulid'
import { companiesIn, type MarketCompany } from '#emulators/market/companies.ts'
import { staffOf } from '#emulators/market/staff.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { renderBody } from '#engine/letters'
import type { NewOutreachEmail } from '#functions/outreach/model.ts'

const COUNTRY = 'de'
const JOB_TITLES = ['Product Manager', 'Senior Product Manager', 'Product Owner', 'Group Product Manager']

/** What the letters quote of their owner's resume. */
const JOB = 'Product Manager, Lanternwick, May 2021 – present'
const RESUME = [
  'Interviewed four customers a week and cut cancellations from 6% to 4% a month',
  'Planned each quarter with eight engineers and two designers',
] as const
const NEED = 'talk with customers every week'

const SAMPLE_REASONS: NewOutreachEmail['reasons'] = [
  {
    part: 'title',
    value: 1,
    why: { code: 'title', params: { kind: 'same', title: 'Product Manager', level: 'same' } },
  },
  { part: 'facts', value: 0.7, why: { code: 'line', params: { line: RESUME[0], need: NEED } } },
  { part: 'place', value: 1, why: { code: 'in_place', params: { place: 'Berlin' } } },
  { part: 'age', value: 1, why: { code: 'posted', params: { days: 0 } } },
  { part: 'company', value: 1, why: { code: 'company_new', params: { days: 30 } } },
]

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}

/** An email reserved by a run at `when`: a job at one of the invented companies, and a contact there. */
export function sampleEntry(userId: string, runId: string, index: number, when: Date): NewOutreachEmail {
  const company = at(companiesIn(COUNTRY), index)
  const person = at(
    staffOf(company).filter(({ fate }) => fate !== 'role-address'),
    0,
  )
  const title = at(JOB_TITLES, index)
  return {
    // In the order of the run, so that the tracker begins with drafts.
    id: `out_${ulid(when.getTime() - index)}`,
    userId,
    runId,
    posting: {
      id: `sample:${index}`,
      source: 'greenhouse',
      title,
      company: company.organization,
      companyDomain: company.domain,
      location: 'Berlin, Germany',
      remote: false,
      description: describe(company, title),
      url: `https://${company.domain}/jobs/${index}`,
      applyUrl: null,
      postedAt: when,
      attribution: null,
      textFrom: { source: 'Greenhouse', url: `https://${company.domain}/jobs/${index}` },
    },
    contact: {
      firstName: person.firstName,
      lastName: person.lastName,
      title: person.title,
      company: company.organization,
      domain: company.domain,
      email: person.email,
      linkedin: null,
      tier: 'A',
      reason: {
        code: 'closest_to_role',
        params: {
          name: `${person.firstName} ${person.lastName}`,
          title: person.title,
          company: company.organization,
          role: 'engineering',
          address: 'A',
        },
      },
      sourceUri: `https://${company.domain}/team`,
      seenAt: null,
      verifiedAt: null,
    },
    jobKey: `sample-${index}`,
    reasons: SAMPLE_REASONS,
    quota: 'plan',
  }
}

const describe = ({ organization, does }: MarketCompany, title: string): string =>
  `${organization}: we ${does}. As ${title} you decide with engineers and designers what is built next, talk with customers every week and answer for the result.`

export function sampleLetter({ posting, contact }: NewOutreachEmail, sender: string): CheckedLetter {
  const subject = `${posting.title} at ${posting.company}`
  const greeting = `Hello ${contact.firstName},`
  const resume = (quote: string) => ({ kind: 'resume' as const, start: 0, end: 0, quote })
  const opinion = [{ kind: 'opinion' as const }]
  const paragraphs = [
    [
      {
        text: `I'm writing about the ${posting.title} role at ${posting.company} in Berlin.`,
        sources: [{ kind: 'posting' as const, start: 0, end: posting.title.length, quote: posting.title }],
      },
      { text: 'From my resume:', sources: opinion },
    ],
    [
      { text: `${JOB}:`, sources: [resume(JOB)] },
      ...RESUME.map((line) => ({ text: `- ${line}`, sources: [resume(line)] })),
    ],
    [{ text: 'Would ten minutes this week suit you?', sources: opinion }],
  ]
  const letter = { subject, greeting, paragraphs, signature: ['Best regards,', sender], writer: 'plain' }
  return { letter, subject, body: renderBody(letter), findings: [], score: 74 }
}
