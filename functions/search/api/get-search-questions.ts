import { searchOf } from '#functions/outreach/run/search-of.ts'
import { searchQuestions, reviewedFacts } from '#engine/resume'
import { sameTitles } from '#engine/postings'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { runs } from '#functions/services/outreach.ts'
import { getSearchQuestions } from '#shared/contracts/search/search-questions.ts'

export const handler = endpoint(getSearchQuestions, { runs }, async ({ actor, deps }) => {
  const context = await deps.runs.context(actor.userId, deps.clock.now())
  const search = context && searchOf(context)
  if (!search || context.resume === null) return { questions: [], sameTitles: [] }
  const { resume, review } = context
  return {
    questions: searchQuestions(search, reviewedFacts(resume.facts, review, resume.id)),
    sameTitles: [...sameTitles(search.jobTitle)],
  }
})
