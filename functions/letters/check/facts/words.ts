import { remember } from '#platform/remember.ts'
import { bare, fold } from './fold.ts'
import { NUMBER_WORDS } from '../figures/number-words.ts'
import { TOOLS_LIKE_WORDS } from './tool-names.ts'
import { isLight } from './light-words.ts'

/** A word of a text with its offsets. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Common to all forms and synonyms of the word. */
  readonly stem: string
  /** True for a word that claims nothing by itself; all others are content words. */
  readonly light: boolean
}

/** Last words of job titles, as the source of a regular expression. */
export const JOBS =
  '(?:engineer|manager|analyst|nurse|coordinator|developer|designer|accountant|director|teacher|technician|specialist|assistant|consultant|planner|buyer|architect|scientist|administrator|supervisor|executive|officer|driver|chef|electrician|welder|mechanic|recruiter|controller|writer|editor|clerk|pharmacist|therapist|lead|head)'

const ENDINGS = `ships ship abilities ability ibility ables able ible isations izations isation ization ations
  ation ements ement ments ment ingly ings ing edly ivity iveness ively ive ions ion ers er ors or
  ied ies ed es ly al s e y`.split(/\s+/)

/** Stem of an English word: removes up to two endings and a doubled consonant. */
export const stemOf: (word: string) => string = remember((word) => {
  let stem = word
  for (let round = 0; round < 2; round += 1) {
    const ending =
      ENDINGS.find((one) => stem.endsWith(one) && stem.length - one.length >= 4) ??
      ['ing', 'ed', 'es', 's', 'e'].find(
        (one) => stem.endsWith(one) && !stem.endsWith('ss') && stem.length - one.length >= 3,
      )
    if (ending === undefined) break
    stem = stem.slice(0, -ending.length)
  }
  return stem.replace(/([bdfgklmnprst])\1$/, '$1').replace(/i$/, 'y')
}, 100_000)

/** Synonyms by stem; the first word of a row represents all. */
const SAME: ReadonlyMap<string, string> = new Map(
  `
  cut reduce reduction lower decrease drop fell fall shrink less; increase raise grow rise grew rose up;
  lead led run ran head manage direct supervise oversee oversaw charge;
  build built create develop develop made;
  teach taught train precept coach instruct educate tutor lesson class; help assist support;
  introduce brought bring-in establish start; rota rotation roster; bed patient; retailer shop store;
  client customer; student pupil; stay retain remain still; rework redesign rebuild; payout payment pay;
  record chart; licence license licensed; organise organize organisation organization plan;
  talk discussion discuss speak presentation present lecture; medication medicine; handover handoff;
  nightly night; money financ finance; hospital medical; migrate move moved; write wrote rewrote rewrite;
  win winner won prize award awarded; degree study studying studied studies; give gave given receive got;
  technology tech; agency studio; automate automatic; latency speed; incident outage;
  register registration registered registrar; junior young; kid child children; employee staff;
  revenue sales turnover; defect scrap; mother parent father; call phone telephone ring;
  physiotherapist physio physiotherapy; mathematics maths math; laboratory lab; examination exam;
  veterinary vet
  `
    .split(';')
    .flatMap((row) => {
      const [first = '', ...others] = row.trim().split(/\s+/).map(stemOf)
      return others.map((other) => [other, first] as const)
    }),
)

const COMMON = new Set([...SAME.keys(), ...SAME.values()])

/** True for stems with synonyms, such as verbs of working, which do not distinguish one job from another. */
export const isCommon = (stem: string): boolean => COMMON.has(stem)

/** The stem that represents all synonyms of a stem. */
export const meaningOf = (stem: string): string => SAME.get(stem) ?? stem

const NUMBER = new RegExp(`^(?:${NUMBER_WORDS})$`)

/** True for a tool named like an everyday word: "Go" within a sentence is a programming language. */
const isTool = (plain: string, word: string, index: number): boolean =>
  index > 0 && /^\p{Lu}/u.test(word) && TOOLS_LIKE_WORDS.has(plain)

/** The words of a text with their offsets; hyphens and slashes separate words. */
export const wordsOf: (text: string) => readonly Word[] = remember((text) => {
  const folded = fold(text)
  return [...folded.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['.&][\p{L}\p{N}\p{M}]+)*[+#]*/gu)].map(
    ({ 0: word, index }) => {
      const plain = bare(word).replace(/'s?$/, '').replaceAll("'", '')
      const digits = /^\d/.test(plain)
      return {
        text: word,
        start: index,
        end: index + word.length,
        stem: meaningOf(stemOf(plain)),
        light:
          digits || plain.length < 2 || NUMBER.test(plain) || (isLight(plain) && !isTool(plain, word, index)),
      }
    },
  )
}, 200_000)

const initialsOf = (row: readonly Word[]): string =>
  stemOf(row.map(({ text }) => bare(text).charAt(0)).join(''))

/**
 * The stems of a text, of every two adjacent words written as one, and of the initials of three to six words:
 * "catheter-associated urinary tract infections" contains "CAUTI".
 */
export const meanings: (text: string) => ReadonlySet<string> = remember((text) => {
  const words = wordsOf(text)
  const plain = words.map(({ text: word }) => bare(word))
  const found = new Set(words.map(({ stem }) => stem))
  for (const at of words.keys()) {
    for (const length of [3, 4, 5, 6]) {
      const row = words.slice(at, at + length)
      const telling = row.filter(({ light }) => !light)
      const isNamed = row.every(({ text: word }) => /^[\p{Lu}\d]/u.test(word))
      if (row.length === length && (length > 3 || telling.length === length || isNamed))
        found.add(initialsOf(row))
      if (telling.length > 2) found.add(initialsOf(telling))
    }
    // "hand over" equals "handover", "time-out" equals "timeout".
    const next = plain[at + 1]
    if (next !== undefined) found.add(stemOf(`${plain[at] ?? ''}${next}`))
  }
  return found
}, 100_000)
