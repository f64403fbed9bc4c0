import * as z from 'zod/mini'
import { readText } from '../../resume/layout/read-text.ts'
import { signatureOf } from '../../letters/envelope.ts'
import { assignmentOf } from '../../letters/assignment.ts'
import type { Assignment } from '../../letters/model.ts'
import { type FactReview, NO_REVIEW } from '../../values/fact-review.ts'
import type { Letter } from '../../values/letter.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'

/** An entry of the assignments file: a posting, the recipient and the resume. */
export const CaseAssignment = z.object({
  resume: z.string(),
  sender: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  jobTitle: z.string(),
  posting: z.object({
    title: z.string(),
    company: z.string(),
    companyDomain: z._default(z.nullable(z.string()), null),
    location: z._default(z.string(), ''),
    remote: z._default(z.boolean(), false),
    description: z.string(),
  }),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    title: z.nullable(z.string()),
    company: z.string(),
    domain: z.string(),
    email: z.string(),
  }),
})
export type CaseAssignment = z.infer<typeof CaseAssignment>

/** A letter to check: one line of the cases file. */
export const LetterCase = z.object({
  id: z.string(),
  assignment: z.string(),
  letter: z.object({
    subject: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.object({ sentences: z.array(z.object({ text: z.string() })) })),
  }),
  /** The class and the right verdict of a labelled case. */
  class: z.optional(z.string()),
  expect: z.optional(z.string()),
  /** Text to be added to the posting's description. */
  postingAppends: z.optional(z.string()),
})
export type LetterCase = z.infer<typeof LetterCase>

/**
 * The assignment of a case, as the product makes it of a resume and its review; durations of current jobs end at `today`.
 * Without a review all that was read counts, as labelled letters are about the whole resume.
 */
export function assignmentOfCase(
  given: CaseAssignment,
  { id, postingAppends }: LetterCase,
  today: Date,
  reviewOf: ((facts: ResumeFacts) => FactReview) | null = null,
): Assignment {
  const { text, facts } = readText(given.resume)
  const description = `${given.posting.description}${postingAppends === undefined ? '' : `\n${postingAppends}`}`
  const assignment = assignmentOf({
    emailId: id,
    resume: { id: 'case', text, facts },
    review: reviewOf?.(facts) ?? NO_REVIEW,
    account: given.sender,
    posting: {
      id: `case:${given.posting.title}`,
      source: 'case',
      ...given.posting,
      description,
      url: '',
      applyUrl: null,
      postedAt: null,
      attribution: null,
    },
    contact: {
      ...given.contact,
      linkedin: null,
      tier: 'A',
      reason: '',
      sourceUri: null,
      seenAt: null,
      verifiedAt: null,
    },
    jobTitle: given.jobTitle,
    language: 'posting',
    tone: 'plain',
    today,
    todaysEmails: [],
  })
  return { ...assignment, ...(reviewOf === null && { resumeText: text, facts }), sender: given.sender }
}

/** The letter of a case, with the product's signature. The check finds the sources itself. */
export function letterOfCase({ letter }: LetterCase, assignment: Assignment): Letter {
  return {
    subject: letter.subject,
    greeting: letter.greeting,
    paragraphs: letter.paragraphs.map(({ sentences }) =>
      sentences.map(({ text }) => ({ text, sources: [] })),
    ),
    signature: signatureOf(assignment),
    writer: 'case',
  }
}
