import type { FactReview } from '../values/fact-review.ts'
import { DOUBTFUL, type ResumeFacts } from '../values/resume-facts.ts'
import { splitName } from '../language/person-name/person-name.ts'
import type { Assignment } from './model.ts'

/**
 * The name in the signature of letters: the one that the user chose, otherwise the resume's unless it was
 * read with doubt, otherwise the account's. If the preferred name is missing, the other one is used.
 */
export function signerOf(
  facts: Pick<ResumeFacts, 'name'>,
  account: { readonly firstName: string; readonly lastName: string },
  chosen: FactReview['signer'],
): Omit<Assignment['sender'], 'email'> {
  const own = { firstName: account.firstName, lastName: account.lastName }
  const { name } = facts
  const hasOwn = `${own.firstName}${own.lastName}`.trim() !== ''
  const takesOwn = chosen === 'account' || (chosen === null && name !== null && name.confidence < DOUBTFUL)
  if (name === null || (takesOwn && hasOwn)) return own
  const read = splitName(name.value)
  if (read.firstName !== '') return read
  return hasOwn ? own : { firstName: name.value, lastName: '' }
}
