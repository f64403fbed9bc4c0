import { ulid } from 'ulid'
import { companiesIn, type MarketCompany } from '#emulators/market/companies.ts'
import { staffOf } from '#emulators/market/staff.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { NewOutreachEmail } from '#functions/outreach/model.ts'

const COUNTRY = 'de'
const JOB_TITLES = ['Product Manager', 'Senior Product Manager', 'Product Owner', 'Group Product Manager']

const SAMPLE_REASONS: NewOutreachEmail['reasons'] = [
  { part: 'title', value: 1, words: 'The title is the one you search for.' },
  {
    part: 'facts',
    value: 0,
    words: 'We found no line of your resume that answers what the posting asks for.',
  },
  { part: 'place', value: 1, words: 'In Berlin, where you search.' },
  { part: 'age', value: 1, words: 'Posted on the day we found it.' },
  { part: 'company', value: 1, words: 'No email to this company in the last 30 days.' },
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
    id: `out_${ulid(when.getTime())}`,
    userId,
    runId,
    posting: {
      id: `sample:${index}`,
      source: 'board',
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
      reason: `${person.title} at ${company.organization}.`,
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
  const greeting = `Hi ${contact.firstName},`
  const sentences = [
    {
      text: `${posting.company} is looking for a ${posting.title} in Berlin.`,
      sources: [{ kind: 'posting' as const, start: 0, end: 0, quote: posting.title }],
    },
    {
      text: 'For the last four years I have led the planning of a product that several hundred companies use.',
      sources: [{ kind: 'resume' as const, start: 0, end: 0, quote: 'led the planning' }],
    },
    { text: 'Would you have fifteen minutes for a call next week?', sources: [{ kind: 'opinion' as const }] },
  ]
  return {
    letter: { subject, greeting, paragraphs: [sentences], signature: [sender], writer: 'composer' },
    subject,
    body: [greeting, sentences.map(({ text }) => text).join(' '), sender].join('\n\n'),
    findings: [],
    score: 88,
  }
}
