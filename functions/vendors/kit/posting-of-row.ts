import type { Search } from '#functions/postings/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import { isCalledRemote } from '#engine/postings'
import { plainLine, plainText } from './plain-text.ts'
import { safeLink } from './safe-link.ts'

/** One result of a vendor's search, not cleaned yet; missing or malformed fields are undefined. */
interface SearchRow {
  readonly title?: string | undefined
  readonly company?: string | undefined
  readonly place?: string | undefined
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly postedAt?: string | undefined
}

/**
 * Turns a search result into a posting; null without title or link, because it could not be shown to anybody.
 * Vendors rarely name the country, since it is part of the search, so it is appended to the place. A missing
 * place becomes the place of the search.
 */
export function postingOfRow(
  row: SearchRow,
  { city, country }: Search,
  { id, attribution }: { readonly id: string; readonly attribution: string | null },
): Omit<Posting, 'id'> | null {
  const title = plainLine(row.title ?? '')
  const url = safeLink(row.url)
  if (title === '' || url === null) return null
  const place = plainLine(row.place ?? '')
  const postedAt = new Date(row.postedAt ?? Number.NaN)
  const asked = city === null ? country : `${city}, ${country}`
  return {
    source: id,
    title,
    company: plainLine(row.company ?? ''),
    companyDomain: null,
    location: place === '' ? asked : place.endsWith(country) ? place : `${place}, ${country}`,
    remote: isCalledRemote(title, place),
    description: plainText(row.description ?? ''),
    url,
    applyUrl: null,
    postedAt: Number.isNaN(postedAt.getTime()) ? null : postedAt,
    attribution,
  }
}
