import { matchPosting } from '../matching/match-posting.ts'
import type { Matches } from '../matching/model.ts'
import type { PostingFacts } from '../postings/reading/model.ts'
import { readPosting } from '../postings/reading/read-posting.ts'
import { rememberOf } from '../remember.ts'
import type { Assignment } from './model.ts'

interface MatchedPosting {
  readonly posting: PostingFacts
  readonly matches: Matches
}

/**
 * The posting's facts and the facts of the resume that match them. Computed once per assignment: the writer
 * chooses by them and the check scores by them.
 */
export const matchesOf = rememberOf((assignment: Assignment): MatchedPosting => {
  const { facts, today } = assignment
  const posting = readPosting(assignment.posting)
  return { posting, matches: matchPosting(posting, facts, { title: assignment.posting.title, today }) }
})
