import { matchPosting } from '../matching/match-posting.ts'
import type { Matches } from '../matching/model.ts'
import type { PostingFacts } from '../postings/reading/model.ts'
import { readPosting } from '../postings/reading/read-posting.ts'
import type { Assignment } from './model.ts'

interface MatchedPosting {
  readonly posting: PostingFacts
  readonly matches: Matches
}

const CACHE = new WeakMap<Assignment, MatchedPosting>()

/**
 * The posting's facts and the facts of the resume that match them. Computed once per assignment: the writer
 * chooses by them and the check scores by them.
 */
export function matchesOf(assignment: Assignment): MatchedPosting {
  const known = CACHE.get(assignment)
  if (known !== undefined) return known
  const posting = readPosting(assignment.posting)
  const matched = {
    posting,
    matches: matchPosting(posting, assignment.facts, {
      title: assignment.posting.title,
      today: assignment.today,
    }),
  }
  CACHE.set(assignment, matched)
  return matched
}
