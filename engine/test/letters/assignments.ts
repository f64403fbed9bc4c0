import type { Posting } from '../../values/posting.ts'
import type { Assignment } from '../../letters/model.ts'
import { CONTACTS, POSTINGS } from './postings.ts'
import { buildResume, type ResumeSpec } from './resume-builder.ts'

type PostingSpec = Pick<Posting, 'title' | 'company' | 'location' | 'description'>

/** An assignment with the given parts and typical values for everything else. */
export function buildAssignment(
  resume: ResumeSpec,
  posting: PostingSpec = POSTINGS[0],
  rest: {
    emailId?: string
    contact?: { firstName: string; lastName: string; title: string | null }
    todaysEmails?: Assignment['todaysEmails']
  } = {},
): Assignment {
  const { text, facts } = buildResume(resume)
  const [first = '', ...last] = resume.name.split(' ')
  const contact = rest.contact ?? CONTACTS[0]
  return {
    emailId: rest.emailId ?? 'out_1',
    resumeText: text,
    facts,
    sender: {
      firstName: first,
      lastName: last.join(' '),
      email: facts.emails[0]?.value ?? 'me@mail.example',
    },
    posting: {
      ...posting,
      id: `test:${posting.title}`,
      source: 'test',
      companyDomain: 'company.example',
      remote: false,
      url: 'https://jobs.example/1',
      applyUrl: null,
      postedAt: new Date('2026-11-01T00:00:00Z'),
      attribution: null,
    },
    contact: {
      ...contact,
      company: posting.company,
      domain: 'company.example',
      email: 'person@company.example',
      linkedin: null,
      tier: 'A',
      reason: 'Named on the team page.',
      sourceUri: 'https://company.example/team',
      seenAt: '2026-10-01',
      verifiedAt: '2026-10-02',
    },
    jobTitle: posting.title,
    language: 'en',
    tone: 'plain',
    today: new Date('2026-11-02T09:00:00.000Z'),
    revision: null,
    todaysEmails: rest.todaysEmails ?? [],
  }
}
