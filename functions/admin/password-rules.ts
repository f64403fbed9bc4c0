import { BRAND } from '#shared/brand.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** A password needs at least so many characters besides known words. */
const MIN_OTHER = 5

/** Normalizes a password, because keyboards compose letters differently (NIST SP 800-63B, 5.1.1.2). */
export const plainPassword = (password: string): string => password.normalize('NFKC')

/**
 * Whether a password is easy to guess: one of the most common, also with digits or signs appended; a
 * repetition of up to four characters; or little more than the service's name and the owner's names and
 * address.
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
  return rest.length < MIN_OTHER
}
