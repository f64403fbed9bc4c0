import { foldText } from '#engine/language'

const LONGEST_PART = 40

/** Only letters, digits and single hyphens: no external name can leave the folder or confuse a shell. */
function part(words: string, otherwise: string): string {
  const safe = foldText(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_PART)
    .replaceAll(/^-+|-+$/g, '')
  return safe === '' ? otherwise : safe
}

/** `03-company-person.eml`; `place` counts from 1. */
export function draftFileName(place: number, company: string, person: string): string {
  return `${String(place).padStart(2, '0')}-${part(company, 'company')}-${part(person, 'person')}.eml`
}

/** Whether this command may have created the file, and so may replace it. */
export const isDraftFileName = (name: string): boolean => /^\d{2,3}-[a-z0-9-]{3,100}\.eml$/.test(name)
