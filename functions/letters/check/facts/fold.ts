import { remember } from '#platform/remember.ts'

/** Letters that Unicode does not take apart into a base and a mark. */
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
 * The text with look-alike characters made plain (full-width letters and digits, curly apostrophes, no-break
 * spaces and hyphens). Every replacement has the length of what it replaces, so offsets stay those of the
 * text.
 */
export function fold(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, (char) => {
    if (/[‘’ʼ′`´]/u.test(char)) return "'"
    if (/[‐‑−]/u.test(char)) return '-'
    const plain = char.normalize('NFKC')
    return plain.length === char.length ? plain : char
  })
}

/** Lower case without diacritics; may be shorter or longer than the text. */
export const bare: (text: string) => string = remember(
  (text) =>
    fold(text)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[øłđðıßæœþ]/g, (char) => UNSPLIT[char] ?? char),
  100_000,
)
