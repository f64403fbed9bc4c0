import { BRAND } from '#shared/brand.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Fewer characters than this beside a word that everybody knows are tried along with it. */
const LITTLE = 5

/** The same password, however a keyboard composes its letters (NIST SP 800-63B, 5.1.1.2). */
export const plainPassword = (password: string): string => password.normalize('NFKC')

/**
 * Whether a password is among the first that are tried: one of the most frequent, with a number or sign at
 * its end too; the same few characters over and over; or hardly more than the service's name and what is
 * known of its owner.
 */
export function isGuessable(
  password: string,
  owner: { readonly email: string; readonly firstName: string; readonly lastName: string },
): boolean {
  const lower = plainPassword(password).toLowerCase()
  if (COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(lower.replace(/[^\p{L}]+$/u, ''))) return true
  if (/^(.{1,4}?)\1+$/u.test(lower)) return true
  const known = [BRAND.name, owner.firstName, owner.lastName, ...owner.email.split(/[@.+_-]/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)
  const rest = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), lower)
  return rest.length < LITTLE
}
