import { PARTICLES, key } from './name-words.ts'

/** Matches names in capitals, including "McALLISTER". */
const LONE_CAPITALS = /^(?:Ma?c(?=\p{Lu})|[^\p{Ll}])*$/u
/** Letters that only Turkish and Azerbaijani writers use; among them, I is the capital of ı. */
const TURKISH = /[İŞĞƏışğə]/u
/** Romanian letters, which share Ş with Turkish. */
const ROMANIAN = /[ĂÂŢȚȘ]/iu

const small = (word: string): string =>
  TURKISH.test(word) && !ROMANIAN.test(word) ? word.toLocaleLowerCase('tr') : word.toLowerCase()
const capital = (letter: string, word: string): string =>
  TURKISH.test(word) && !ROMANIAN.test(word) ? letter.toLocaleUpperCase('tr') : letter.toUpperCase()

/** "İBRAHİM" is İbrahim and "IŞIL" Işıl, but "IBRAHIM" is Ibrahim; "MCDONALD" is McDonald. */
const inUsualCase = (word: string): string => {
  const lower = small(word)
  // Dutch writes both letters of "IJsbrand" large.
  if (/^ij[bcdfghklmnpqrstvwz]/u.test(lower)) return `IJ${lower.slice(2)}`
  return lower
    .replaceAll(/(?<=^|["“(-]|^\p{L}['’])\p{Ll}/gu, (letter) => capital(letter, word))
    .replaceAll(/(?<=^Mc)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Initials: "A.J.", and "AJ" as well as names of two letters that cannot be told from it; "LI" is a name. */
const isInitials = (word: string): boolean =>
  /^(?:\p{Lu}\.-?)+\p{Lu}?$|^\p{Lu}{1,2}$/u.test(word) && !/^[^AEIOUY][AEIOUY]$/u.test(word)

/** Particles with which a family name may begin; "LE", "DO" and "AL" are names of their own there. */
const OPENING = /^(?:v[ao]n|de[lr]?|d[aiu]|ter)$/iu

/** Writes the words of a name in capitals or small letters as their owner would; other words stay as they are. */
export function nameInUsualCase(name: string): string {
  const words = name.split(' ')
  return words
    .map((word, at) => {
      const isLower = word === word.toLowerCase()
      if (!isLower && !LONE_CAPITALS.test(word)) return word
      const isParticle = at < words.length - 1 && PARTICLES.has(key(word)) && (at > 0 || OPENING.test(word))
      if (isParticle) return small(word)
      return isInitials(word) ? word : inUsualCase(word)
    })
    .join(' ')
}
