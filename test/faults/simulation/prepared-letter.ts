import type { Contact, Posting } from '#engine/values/posting.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'

/**
 * A letter that passed the check, for schedules that do not test writing. Different for each person, as real
 * ones are.
 */
export async function preparedLetter({
  contact,
  posting,
}: {
  readonly contact: Omit<Contact, 'reason'>
  readonly posting: Posting
}): Promise<CheckedLetter> {
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
