import type { Posting } from '#engine/values/posting.ts'
import { finderFor, type PersonDeps, type FindRequest } from './find-candidates.ts'
import type { Outcome } from './finding/look-up-contact.ts'

export type { PersonDeps } from './find-candidates.ts'

/** Looks for a person of the posting's company whose address is none of `taken`. Throws what the contact source throws. */
export async function anotherPerson(
  posting: Posting,
  request: FindRequest,
  taken: ReadonlySet<string>,
  deps: PersonDeps,
): Promise<Outcome> {
  const finder = finderFor(request, deps, taken)
  try {
    return await finder.find(posting)
  } finally {
    await finder.settle()
  }
}
