import { matchPosting } from '#functions/matching/match-posting.ts'
import type { Matches } from '#functions/matching/model.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import { readPosting } from '#functions/postings/reading/read-posting.ts'
import type { Assignment } from './model.ts'

/** What a posting says, and what of the resume answers it. */
export interface Understood {
  readonly posting: PostingFacts
  readonly matches: Matches
}

const UNDERSTOOD = new WeakMap<Assignment, Understood>()

/** Read and matched once for an assignment: the writer chooses by it, and the check scores by it. */
export function matchesOf(assignment: Assignment): Understood {
  const known = UNDERSTOOD.get(assignment)
  if (known !== undefined) return known
  const posting = readPosting(assignment.posting)
  const understood = {
    posting,
    matches: matchPosting(posting, assignment.facts, { today: assignment.today }),
  }
  UNDERSTOOD.set(assignment, understood)
  return understood
}
