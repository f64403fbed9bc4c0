import type { Contact, Posting } from '#functions/postings/model.ts'
import { readText } from '#functions/resume/layout/read-text.ts'
import type { Fact } from '#functions/resume/model.ts'
import type { Assignment, Letter, Sentence } from '#functions/letters/model.ts'
import type { Source } from '#shared/models/outreach/outreach.ts'
import { postingText } from '../facts/posting-text.ts'

/** One person, one posting, one recipient, in as few words as a test needs. */
export interface SceneText {
  readonly name: string
  readonly email: string
  readonly phone?: string
  readonly link?: string
  readonly skills?: readonly string[]
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

function factIn(text: string, quote: string): Fact {
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`not in the text: ${quote}`)
  return { value: quote, quote, span: { start, end: start + quote.length }, confidence: 1 }
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

function sourceOf(mark: string, assignment: Assignment): Source {
  const quote = mark.slice(2)
  const at = (text: string) => factIn(text, quote).span
  switch (mark.slice(0, 2)) {
    case 'r:':
      return { kind: 'resume', ...at(assignment.resumeText), quote }
    case 'p:':
      return { kind: 'posting', ...at(postingText(assignment.posting)), quote }
    case 'c:':
      return { kind: 'contact', uri: null, seenAt: null, quote }
    case 'f:':
      return { kind: 'fact', quote }
    default:
      return { kind: 'opinion' }
  }
}

/**
 * A letter from text: the subject, the greeting, then one sentence a line with its sources after " ^ " (r:
 * resume, p: posting, c: contact, f: fact, o: opinion; "|" between), an empty line between paragraphs. The
 * signature is the sender's name and address.
 */
export function letterOf(assignment: Assignment, text: string): Letter {
  const [subject = '', greeting = '', ...blocks] = text.trim().split(/\n\n|(?<=^[^\n]*)\n/)
  const { sender } = assignment
  const paragraphs = blocks.map((block) =>
    block.split('\n').map((line): Sentence => {
      const [said = '', marks = ''] = line.trim().split(' ^ ')
      return {
        text: said.trim(),
        sources: marks === '' ? [] : marks.split(' | ').map((mark) => sourceOf(mark.trim(), assignment)),
      }
    }),
  )
  return {
    subject: subject.trim(),
    greeting: greeting.trim(),
    paragraphs,
    signature: [`${sender.firstName} ${sender.lastName}`, sender.email],
    writer: 'test',
  }
}
