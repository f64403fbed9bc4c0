import { companyWords } from '#functions/language/company-name.ts'
import { CITY_COUNTRIES, COUNTRY_NAMES, plainPlace, STATES, WIDE_REGIONS } from './place-names.ts'
import { titleParts } from '#functions/language/title-words.ts'

const isPlace = (words: readonly string[], location: string): boolean => {
  const text = words.join(' ')
  return (
    CITY_COUNTRIES.has(text) ||
    COUNTRY_NAMES.has(text) ||
    (STATES.has(text) && text.length > 0) ||
    WIDE_REGIONS[text] !== undefined ||
    ` ${location} `.includes(` ${text} `)
  )
}

/**
 * The city at the end of a part that is otherwise about the job ("Product Manager Berlin", "Product Manager
 * in Berlin").
 */
function withoutTrailingPlace(words: readonly string[], location: string): readonly string[] {
  for (let start = Math.max(1, words.length - 4); start < words.length; start += 1) {
    const tail = words.slice(start)
    const place = tail[0] === 'in' ? tail.slice(1) : tail
    if (
      place.length > 0 &&
      place.join('').length > 3 &&
      (CITY_COUNTRIES.has(place.join(' ')) ||
        (location !== '' && ` ${location} `.includes(` ${place.join(' ')} `)))
    )
      return words.slice(0, start)
  }
  return words
}

/**
 * The fingerprint of a job: equal for reposts of it under other ids, punctuation, legal forms and places;
 * different for another level or specialisation. Words of the title in alphabetical order, then the
 * company's.
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
