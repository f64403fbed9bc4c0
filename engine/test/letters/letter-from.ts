import { assignmentOfCase } from '../../bench/letters/case-file.ts'
import { plainWriter } from '../../letters/plain/plain-writer.ts'
import { renderBody } from '../../letters/render-letter.ts'
import { type FactReview, NO_REVIEW } from '../../values/fact-review.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'

const TODAY = new Date('2026-11-27T09:00:00.000Z')

/** The letter to a posting from a resume as it is read from its text, and reviewed by its owner. */
export async function letterFrom(
  experience: string,
  posting: { title: string; description: string; location?: string },
  more = '',
  reviewOf: (facts: ResumeFacts) => Partial<FactReview> = () => ({}),
): Promise<string> {
  const assignment = assignmentOfCase(
    {
      resume: `Kim Lee\nLeeds\nkim.lee@mail.example\n\n${experience}\n${more}`,
      sender: { firstName: 'Kim', lastName: 'Lee', email: 'kim.lee@mail.example' },
      jobTitle: posting.title,
      posting: {
        company: 'Otter Mill',
        companyDomain: null,
        location: 'Leeds, United States',
        remote: false,
        ...posting,
      },
      contact: {
        firstName: 'Maya',
        lastName: 'Holt',
        title: null,
        company: 'Otter Mill',
        domain: 'firm.example',
        email: 'maya.holt@firm.example',
      },
    },
    { id: 'out_1', assignment: 'x', letter: { subject: '', greeting: '', paragraphs: [] } },
    TODAY,
    (facts) => ({ ...NO_REVIEW, ...reviewOf(facts) }),
  )
  return renderBody(await plainWriter.write(assignment, null)).replaceAll('\u00A0', ' ')
}
