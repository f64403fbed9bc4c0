import type { FactReview } from '#functions/resume/review/fact-review.item.ts'
import type { Account } from '#functions/account/model.ts'
import { DOUBTFUL, type ResumeFacts } from '#functions/resume/model.ts'
import { nameAsWritten } from '#functions/resume/name-as-written.ts'
import type { Assignment } from './model.ts'

/**
 * The name in the signature of letters: the one that the user chose, otherwise the resume's unless it was
 * read with doubt, otherwise the account's. If the preferred name is missing, the other one is used.
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
