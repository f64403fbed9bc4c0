import { remember } from '#platform/remember.ts'

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNSPLIT: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

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
  (text) =>
    fold(text)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[øłđðıßæœþ]/g, (char) => UNSPLIT[char] ?? char),
  100_000,
)
