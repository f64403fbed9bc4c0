import type { Assignment } from '#engine/letters'
import type { CheckedLetter } from '#engine/values/letter.ts'

/**
 * A letter that passed the check, for schedules that do not test writing. Different for each person, as real
 * ones are.
 */
export async function preparedLetter({
  contact,
  posting,
}: Pick<Assignment, 'contact' | 'posting'>): Promise<CheckedLetter> {
  const subject = `The ${posting.title} role`
  const greeting = `Hello ${contact.firstName},`
  const text = `${posting.company} is looking for an ${posting.title}.`
  return {
    letter: {
      subject,
      greeting,
      paragraphs: [[{ text, sources: [{ kind: 'opinion' }] }]],
      signature: ['Ada Quill'],
      writer: 'prepared',
    },
    subject,
    body: `${greeting}\n\n${text}\n\nAda Quill`,
    findings: [],
    score: 100,
  }
}
