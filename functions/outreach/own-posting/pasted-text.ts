import { matchTitle, readPlaces } from '#engine/postings'
import type { Posting } from '#engine/values/posting.ts'

/** Title and place are in the first lines of a posting, if anywhere. */
const MAX_LINES = 15
const MAX_TITLE = 100

/** A pasted text as a posting. Its title and place are guesses, which its user can correct. */
export function postingOfText(
  { companyName, description }: { readonly companyName: string; readonly description: string },
  id: string,
  searchedTitle: string,
): Posting {
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= MAX_TITLE)
    .slice(0, MAX_LINES)
  const title = lines.toSorted((a, b) => matchTitle(searchedTitle, b) - matchTitle(searchedTitle, a))[0] ?? ''
  const location = lines.find((line) => line !== title && readPlaces(line).places.length > 0) ?? ''
  return {
    id: `pasted:${id}`,
    source: 'pasted',
    title,
    company: companyName,
    companyDomain: null,
    location,
    remote: false,
    description,
    url: '',
    applyUrl: null,
    postedAt: null,
    attribution: null,
  }
}
