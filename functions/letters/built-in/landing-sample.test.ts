import { expect, test } from 'vitest'
import { readText } from '#functions/resume/layout/read-text.ts'
import { writeLetter } from '../write-letter.ts'
import type { Assignment } from '../model.ts'
import { SAMPLE_LETTER } from '#shared/sample/letter.ts'
import { SAMPLE_CONTACT, SAMPLE_POSTING } from '#shared/sample/posting.ts'
import { SAMPLE_RESUME } from '#shared/sample/resume.ts'
import { builtInWriter } from './built-in-writer.ts'

const { text, facts } = readText(SAMPLE_RESUME)

const assignment: Assignment = {
  emailId: 'out_sample_2',
  resumeText: text,
  facts,
  sender: { firstName: 'Maya', lastName: 'Okafor', email: 'maya.okafor@example.com' },
  posting: {
    ...SAMPLE_POSTING,
    id: 'sample:1',
    source: 'sample',
    companyDomain: 'lindgruen.example',
    remote: false,
    applyUrl: null,
    attribution: null,
    postedAt: new Date(SAMPLE_POSTING.postedAt),
  },
  contact: {
    ...SAMPLE_CONTACT,
    company: SAMPLE_POSTING.company,
    domain: 'lindgruen.example',
    linkedin: null,
    tier: 'A',
    reason: 'Daniel Reuter leads engineering at Lindgrün.',
    verifiedAt: null,
  },
  jobTitle: 'Senior Backend Engineer',
  language: 'en',
  tone: 'plain',
  today: new Date('2026-11-20T09:00:00.000Z'),
  revision: null,
  todaysEmails: [],
}

/** After a change of the writer the text is put into shared/sample/letter.ts by hand, and read first. */
test('the letter of the landing page is the one that is written from the resume and the posting shown beside it', async () => {
  const writer = builtInWriter()
  const { letter, subject, body, findings } = await writeLetter(assignment, { model: null, plain: writer })
  expect(findings.filter(({ severity }) => severity === 'E')).toEqual([])
  const { email, firstName, lastName } = SAMPLE_CONTACT
  const written = {
    from: `Maya Okafor <${assignment.sender.email}>`,
    to: `${firstName} ${lastName} <${email}>`,
    subject,
    body,
    sentences: letter.paragraphs
      .flat()
      .map((sentence) => ({ text: sentence.text, sources: sentence.sources })),
  }
  expect(SAMPLE_LETTER).toEqual(written)
})
