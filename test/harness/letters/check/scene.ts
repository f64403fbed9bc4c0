import type { Contact, Posting } from '#functions/postings/model.ts'
import { readText } from '#functions/resume/layout/read-text.ts'
import type { Assignment, Letter, Sentence } from '#functions/letters/model.ts'

/** A person, a posting and a recipient, in as few words as a test needs. */
export interface SceneText {
  readonly name: string
  readonly email: string
  readonly jobTitle: string
  readonly resume: string
  readonly posting: {
    readonly title: string
    readonly company: string
    readonly location: string
    readonly description: string
  }
  readonly contact: {
    readonly first: string
    readonly last: string
    readonly title: string
    readonly email: string
  }
}

export function assignmentOf(scene: SceneText): Assignment {
  const [firstName = '', ...rest] = scene.name.split(' ')
  const { text: resumeText, facts } = readText(scene.resume)
  const posting: Posting = {
    ...scene.posting,
    id: 'board:1',
    source: 'board',
    companyDomain: 'firm.example',
    remote: false,
    url: 'https://jobs.example.com/postings/1',
    applyUrl: 'https://jobs.example.com/postings/1/apply',
    postedAt: new Date('2026-03-02T09:00:00.000Z'),
    attribution: null,
  }
  const contact: Contact = {
    firstName: scene.contact.first,
    lastName: scene.contact.last,
    title: scene.contact.title,
    company: scene.posting.company,
    domain: 'firm.example',
    email: scene.contact.email,
    linkedin: null,
    tier: 'A',
    reason: `${scene.contact.title} at ${scene.posting.company}`,
    sourceUri: 'https://firm.example/team',
    seenAt: '2026-02-20',
    verifiedAt: '2026-02-21',
  }
  return {
    emailId: 'out_01JZZZZZZZZZZZZZZZZZZZZZZZ',
    resumeText,
    facts,
    sender: { firstName, lastName: rest.join(' '), email: scene.email },
    posting,
    contact,
    jobTitle: scene.jobTitle,
    language: 'en',
    tone: 'plain',
    today: new Date('2026-11-02T09:00:00.000Z'),
    revision: null,
    todaysEmails: [],
  }
}

/** A faultless letter that fits every scene, with one line added. */
export function withLine({ posting, contact }: SceneText, { sender }: Assignment, line: string): Letter {
  const sentence = (text: string): Sentence => ({ text, sources: [] })
  return {
    subject: 'A question about your opening',
    greeting: `Hi ${contact.first},`,
    paragraphs: [
      [
        sentence(
          `Your posting is for a ${posting.title} at ${posting.company}, and I would like to know more about how the work is shared between people.`,
        ),
        sentence(line),
      ],
      [
        sentence(
          'Would you have a few minutes for a question or two about the team and about what the first weeks of the role look like?',
        ),
        sentence('If the post is filled, no reply is needed.'),
      ],
    ],
    signature: [`${sender.firstName} ${sender.lastName}`, sender.email],
    writer: 'test',
  }
}
