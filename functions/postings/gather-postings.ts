import type { RunNote } from '#shared/catalog/reasons/run-notes.ts'
import type { Posting } from '#engine/values/posting.ts'
import { type PostingsFound, type PostingSource, type Search, SourceUnavailable } from './model.ts'

/** Asks a source for each title in turn; what it found before it failed is kept. Throws SourceUnavailable. */
async function askFor(
  { otherTitles = [], ...search }: Search,
  source: PostingSource,
): Promise<PostingsFound> {
  const { postings, ...end } = await source.search(search)
  let found: PostingsFound = { postings, ...end }
  for (const jobTitle of otherTitles) {
    try {
      const more = await source.search({ ...search, jobTitle })
      found = { ...found, ...(more.cutShort ? more : {}), postings: [...found.postings, ...more.postings] }
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      return { ...found, cutShort: true, cutShortBy: error.trouble }
    }
  }
  return found
}

/**
 * Asks all sources at once. A source that fails is named in a note; the results of the others are kept.
 * `answered` is the number of sources that answered, even with no postings.
 */
export async function gatherPostings(search: Search, sources: readonly PostingSource[]) {
  const answers = await Promise.allSettled(sources.map((source) => askFor(search, source)))
  const postings: Posting[] = []
  const notes: RunNote[] = []
  let answered = 0
  for (const [index, answer] of answers.entries()) {
    const name = sources[index]?.name ?? 'A source'
    if (answer.status === 'fulfilled') {
      answered += 1
      postings.push(...answer.value.postings)
      if (answer.value.cutShort)
        notes.push({
          code: 'source_cut_short',
          params: { source: name, trouble: answer.value.cutShortBy ?? 'no_last_page' },
        })
    } else if (answer.reason instanceof SourceUnavailable)
      notes.push({ code: 'source_failed', params: { source: name, trouble: answer.reason.trouble } })
    else throw answer.reason
  }
  return { postings, notes, answered }
}
