import type { Posting } from '#engine/values/posting.ts'
import { finderFor, type PersonDeps, type FindRequest } from './find-candidates.ts'
import type { Outcome } from './finding/look-up-contact.ts'
import { DoNotContact } from './model.ts'

export type { PersonDeps } from './find-candidates.ts'

/**
 * Looks for a person of the posting's company whose address is none of `taken`. Throws what the contact source throws, except
 * that a company which asked not to be processed has nobody to write to.
 */
export async function anotherPerson(
  posting: Posting,
  request: Omit<FindRequest, 'wanted'>,
  taken: ReadonlySet<string>,
  deps: PersonDeps,
): Promise<Outcome> {
  const finder = finderFor(request, deps, taken)
  try {
    return await finder.find(posting)
  } catch (error) {
    if (error instanceof DoNotContact) return { skip: 'asked_not_to_be_contacted' }
    throw error
  } finally {
    await finder.settle()
  }
}
