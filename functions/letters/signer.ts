import type { Account } from '#functions/account/model.ts'
import { DOUBTFUL, type ResumeFacts } from '#functions/resume/model.ts'
import { nameAsWritten } from '#functions/resume/name-as-written.ts'
import type { FactReview } from '#functions/resume/review/review.ts'
import type { Assignment } from './model.ts'

/**
 * Whose name stands under the letters: the one that the user chose, else the resume's where it was read
 * surely, else the account's. A name that is not there gives way to the other.
 */
export function signerOf(
  facts: Pick<ResumeFacts, 'name'>,
  account: Pick<Account, 'firstName' | 'lastName'>,
  chosen: FactReview['signer'],
): Omit<Assignment['sender'], 'email'> {
  const own = { firstName: account.firstName, lastName: account.lastName }
  const { name } = facts
  const hasOwn = `${own.firstName}${own.lastName}`.trim() !== ''
  const takesOwn = chosen === 'account' || (chosen === null && name !== null && name.confidence < DOUBTFUL)
  if (name === null || (takesOwn && hasOwn)) return own
  const [firstName = '', ...rest] = nameAsWritten(name.value).split(' ')
  return { firstName, lastName: rest.join(' ') }
}
