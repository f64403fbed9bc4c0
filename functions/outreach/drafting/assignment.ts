import { toldContact } from '#functions/recipients/model.ts'
import type { Candidate } from '#functions/recipients/model.ts'
import type { StoredResume } from '#functions/resume/resume.item.ts'
import { type Assignment, assignmentOf as engineAssignment } from '#engine/letters'
import { DEFAULT_LETTER_LANGUAGE } from '#engine/values/letter-languages.ts'
import { DEFAULT_LETTER_TONE } from '#engine/values/letter-tones.ts'
import { isAbout, searchOf } from '../run/search-of.ts'
import type { CycleContext, OutreachEmail } from '../model.ts'

/** What a writer needs for a posting and a person: the corrected resume and the owner's choices. */
export function assignmentOf(
  email: Pick<Candidate, 'posting' | 'contact'> & Pick<OutreachEmail, 'id' | 'followUp'>,
  {
    account,
    configuration,
    mailbox,
    review,
  }: Pick<CycleContext, 'account' | 'configuration' | 'mailbox' | 'review'>,
  resume: Pick<StoredResume, 'id' | 'facts'> & { readonly text: string },
  rest: Pick<Assignment, 'todaysEmails' | 'today'> & Partial<Pick<Assignment, 'revision'>>,
): Assignment {
  const search = searchOf({ configuration })
  // An answer about another search says nothing about this one.
  const added = review.added.filter(
    ({ question }) => question === undefined || (search !== null && isAbout(question, search)),
  )
  return engineAssignment({
    emailId: email.id,
    resume,
    review: { ...review, added },
    account: { ...account, email: mailbox?.email ?? account.email },
    posting: email.posting,
    contact: toldContact(email.contact),
    jobTitle: configuration?.jobTitle ?? '',
    language: configuration?.letterLanguage ?? DEFAULT_LETTER_LANGUAGE,
    tone: configuration?.letterTone ?? DEFAULT_LETTER_TONE,
    ...(email.followUp === undefined ? {} : { followUp: email.followUp }),
    ...rest,
  })
}
