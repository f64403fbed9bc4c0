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

/**
 * One word in the form words are compared in: bare, without plural and without the "js" that people add or
 * leave out.
 */
function canonical(word: string): string {
  const plain = word.length > 3 && word.endsWith('js') ? word.slice(0, -2) : word
  if (plain.length <= 3 || plain.endsWith('ss') || !plain.endsWith('s')) return plain
  return plain.endsWith('ies') && plain.length > 4 ? `${plain.slice(0, -3)}y` : plain.slice(0, -1)
}

export interface Part {
  readonly text: string
  readonly capital: boolean
}

/**
 * The words of a text, canonical, with whether each began with a capital: hyphens, dots, slashes and
 * possessives part words.
 */
export const parts: (text: string) => readonly Part[] = remember((text) => {
  const found = fold(text)
    .replaceAll(/'s?(?![\p{L}\p{N}])/gu, ' ')
    .matchAll(/[\p{L}\p{N}\p{M}]+[+#]*/gu)
  return [...found].map(([word]) => ({ text: canonical(bare(word)), capital: /^\p{Lu}/u.test(word) }))
}, 100_000)
