import { companyWords } from '../language/company-name.ts'
import { catalogueNames } from '../places/gazetteer.ts'
import { plainPlace } from '../places/plain-place.ts'
import { countryNames, regions, WIDE_REGIONS } from '../places/regions.ts'
import { titleParts } from '../language/title-words.ts'

const isPlace = (words: readonly string[], location: string): boolean => {
  const text = words.join(' ')
  return (
    catalogueNames().has(text) ||
    countryNames().has(text) ||
    regions().byName.has(text) ||
    regions().byCode.has(text.toUpperCase()) ||
    WIDE_REGIONS[text] !== undefined ||
    ` ${location} `.includes(` ${text} `)
  )
}

/** A part of a title without the city at its end: "Product Manager Berlin", "Product Manager in Berlin". */
function withoutTrailingPlace(words: readonly string[], location: string): readonly string[] {
  for (let start = Math.max(1, words.length - 4); start < words.length; start += 1) {
    const tail = words.slice(start)
    const place = tail[0] === 'in' ? tail.slice(1) : tail
    if (
      place.length > 0 &&
      place.join('').length > 3 &&
      (catalogueNames().has(place.join(' ')) ||
        (location !== '' && ` ${location} `.includes(` ${place.join(' ')} `)))
    )
      return words.slice(0, start)
  }
  return words
}

/**
 * The fingerprint of a job: the title's words in alphabetical order, then the company's. It is equal for
 * reposts with another id, punctuation, legal form or place, and differs by level and specialisation.
 */
export function jobKey(posting: {
  readonly title: string
  readonly company: string
  readonly location: string
}): string {
  const location = plainPlace(posting.location)
  const parts = titleParts(posting.title)
  const about = parts
    .filter((part, index) => index === 0 || !isPlace(part, location))
    .map((part) => withoutTrailingPlace(part, location))
  const words = [...new Set(about.flat())]
    .filter((word) => word !== 'and' && word !== 'of' && word !== 'the')
    .toSorted()
  return `${words.join(' ')} @ ${companyWords(posting.company).join(' ')}`.slice(0, 240)
}
