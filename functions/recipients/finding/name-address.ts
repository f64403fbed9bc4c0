import { getDomainWithoutSuffix } from 'tldts'
import { companyWords } from '#functions/language/company-name.ts'
import { folded } from '#functions/language/folded.ts'

/** How companies derive addresses from names, most common first, in the notation of contact vendors. */
const PATTERNS = `{first}.{last} {f}{last} {f}.{last} {first}{last} {first}_{last} {first}-{last} {first}{l}
  {last}.{first} {last}{f} {first} {last}`.split(/\s+/)

const letters = (name: string): string =>
  folded(name.replaceAll(/[øØ]/gu, 'o').replaceAll(/[æÆ]/gu, 'ae').replaceAll(/[łŁ]/gu, 'l')).replaceAll(
    /[^a-z]/gu,
    '',
  )
/** German addresses spell umlauts out: Jürgen is juergen. */
const writtenOut = (name: string): string =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')

const fill = (pattern: string, first: string, last: string): string =>
  pattern
    .replace('{first}', first)
    .replace('{last}', last)
    .replace('{f}', first.slice(0, 1))
    .replace('{l}', last.slice(0, 1))

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** The pattern by which the local part of an address is derived from a name; null when it is not. */
export function patternOf(localPart: string, { firstName, lastName }: PersonName): string | null {
  const local = localPart.toLowerCase()
  const spellings = [
    [letters(firstName), letters(lastName)],
    [letters(writtenOut(firstName)), letters(writtenOut(lastName))],
  ] as const
  const fits = (pattern: string) =>
    spellings.some(
      ([first, last]) =>
        first !== '' && last !== '' && local.length >= 3 && fill(pattern, first, last) === local,
    )
  return PATTERNS.find(fits) ?? null
}

/** The address that a company's pattern derives from a name. */
export const addressBy = (pattern: string, { firstName, lastName }: PersonName, domain: string): string =>
  `${fill(pattern, letters(writtenOut(firstName)), letters(writtenOut(lastName)))}@${domain}`

/** Whether a host is a registrable domain or a subdomain of it. */
export const isOfDomain = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/**
 * Whether a domain can be the employer's judging by its name: the words of the company's name without spaces,
 * either all of them or, if they are distinctive enough, the first ones ("Harborline Logistics GmbH" and
 * harborline.example).
 */
export function isNamedAfter(domain: string, company: string): boolean {
  const label = (getDomainWithoutSuffix(domain) ?? '').replaceAll('-', '')
  const words = companyWords(company)
  return words.some((_, index) => {
    const joined = words.slice(0, index + 1).join('')
    return joined === label && (joined.length >= 5 || index === words.length - 1)
  })
}
