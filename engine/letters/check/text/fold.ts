import { splitLetters } from '../../../language/text-search.ts'
import { remember } from '../../../remember.ts'

/**
 * Replaces look-alike characters by plain ones (full-width letters and digits, curly apostrophes, no-break
 * spaces and hyphens). Every replacement has the same length, so offsets stay valid.
 */
export function fold(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, (char) => {
    if (/[‘’ʼ′`´]/u.test(char)) return "'"
    if (/[‐‑−]/u.test(char)) return '-'
    const plain = char.normalize('NFKC')
    return plain.length === char.length ? plain : char
  })
}

/** Lower case without diacritics; the result may differ in length. */
export const bare: (text: string) => string = remember(
  (text) => splitLetters(fold(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()),
  100_000,
)
