import type { Span } from '#functions/resume/model.ts'
import { remember } from '#platform/remember.ts'
import { bare, fold } from './fold.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { TOOL_NAMES, TOOLS_LIKE_WORDS } from './tool-names.ts'

/** Something that a text names: an employer, a tool, a place, a title. */
export interface Name {
  readonly text: string
  readonly span: Span
  /** The name is also an everyday word, so that only a capital in the source proves it. */
  readonly likeWord: boolean
  /** Opens a sentence with an everyday word, which may be no part of the name. */
  readonly opener: boolean
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly shape: 'plain' | 'capital' | 'coined'
  readonly ordinary: boolean
  readonly opens: boolean
}

/** Words that stand before a name and are no part of it. */
const FUNCTION_WORDS = new Set(
  `alongside amid anyway apart aside concerning considering elsewhere except furthermore given hence indeed instead likewise meanwhile moreover
  nevertheless nonetheless otherwise regarding therefore thus toward towards unless unlike upon whenever whereas wherever whichever whoever a about above across after against all along also am among an and any are around as at be because been before behind being below besides
  between beyond both but by can could despite did do does during each either even every few for from had has have he hello her here hi his
  how i if in into is it its just like may might more most much my near no nor not now of on once one only or our out over per please rather
  she should since so some still such than thank thanks that the their then there these they this those through to today too two under until
  up we what when where whether which while who whose why will with within without would yet you your dear`.split(
    /\s+/,
  ),
)
/** Capitals that everybody writes and that claim nothing. */
const GENERIC = new Set(
  `i ok cv pdf ps hr am pm vs pps fyi faq id tv usd eur gbp chf
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun`.split(/\s+/),
)
const WORD = /[\p{L}\p{N}\p{M}]+(?:['.&][\p{L}\p{N}\p{M}]+)*[+#]*/gu
const JOINTS = /^(?: |-| & | of (?:the )?| de | del | della | van | van der | von | der | la | du | d')$/

const NUMBER = new RegExp(`^(?:${NUMBER_WORDS})s?$`)

const base = remember(
  (word) =>
    bare(word)
      .replace(/'s?$/, '')
      .replace(/'(?:m|ve|d|ll|re|t)$/, ''),
  50_000,
)

/** Figures with their unit or ending ("1.2M", "840ms", "2nd") are numbers, not names. */
const FIGURE = /^\d[\d.,]*(?:k|m|mn|mm|b|bn|x|h|s|ms|km|kg|g|l|st|nd|rd|th|am|pm)?$/i

function shapeOf(word: string): Token['shape'] {
  const plain = word.replace(/'s?$/, '')
  if (FIGURE.test(plain) || /^I(?:'(?:m|ve|d|ll))?$/.test(word)) return 'plain'
  // Apostrophes join (O'Brien, D'Angelo); a capital after one is no coinage.
  if (
    /\p{L}\.?\p{N}|\p{N}\p{L}|[\p{L}\p{N}][+#]|\p{Ll}\p{Lu}|\p{L}\.\p{L}{2}/u.test(plain.replaceAll("'", ''))
  )
    return 'coined'
  if (/^\p{Lu}[\p{Lu}&.]+s?$/u.test(plain)) return 'coined'
  return /^\p{Lu}/u.test(plain) ? 'capital' : 'plain'
}

/** What a word is wherever it stands. */
const readWord = remember((word): Pick<Token, 'shape' | 'ordinary'> => {
  const plain = base(word)
  return {
    shape: shapeOf(word),
    ordinary:
      ORDINARY_WORDS.has(plain) ||
      ORDINARY_WORDS.has(plain.replace(/s$/, '')) ||
      FUNCTION_WORDS.has(plain) ||
      NUMBER.test(plain),
  }
}, 50_000)

function tokens(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const before = text.slice(Math.max(0, match.index - 6), match.index)
    return {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      ...readWord(match[0]),
      opens: match.index === 0 || /(?:[.?!:]["')]?\s|\n|^["'(])\s*["'(]*$/.test(before),
    }
  })
}

/** Gerunds, participles and adverbs open sentences in any number. */
const opensFreely = (token: Token): boolean => token.ordinary || /(?:ing|ed|ly)$/.test(token.text)

function nameOf(text: string, run: readonly Token[]): Name | null {
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last) return null
  const place = { start: first.start, end: last.end }
  const likeWord = run.length === 1 && TOOLS_LIKE_WORDS.has(base(first.text))
  const name = {
    text: text.slice(place.start, place.end),
    span: place,
    likeWord,
    opener: first.opens && first.ordinary && run.length > 1,
  }
  if (run.every((token) => GENERIC.has(base(token.text).replace(/(?<=day)s$/, '')))) return null
  if (run.length > 1) return name
  if (first.shape === 'coined') return name
  if (first.opens) return opensFreely(first) ? null : name
  return first.ordinary && !likeWord ? null : name
}

/** "Blue Harbor taught me" opens with a name of everyday words; "At Blue" does not. */
function widen(all: readonly Token[], run: readonly Token[]): readonly Token[] {
  const first = run[0]
  if (!first?.opens) return run
  if (run.length === 1) return run
  if (
    FUNCTION_WORDS.has(base(first.text)) ||
    (first.shape === 'capital' && /(?:ing|ed|ly)$/.test(first.text) && all.includes(first))
  )
    return run.slice(1)
  return run
}

/**
 * Runs of words with a capital, a digit or a sign inside, joined as names are ("University of Leeds", "R&D",
 * "Node.js").
 */
function runs(text: string, all: readonly Token[]): Token[][] {
  const found: Token[][] = []
  let run: Token[] = []
  for (const token of all) {
    const previous = run.at(-1)
    if (token.shape === 'plain') continue
    const joint = previous ? text.slice(previous.end, token.start) : ''
    const possessive = previous !== undefined && /'s?$/.test(previous.text)
    if (previous && !possessive && JOINTS.test(joint)) run.push(token)
    else {
      if (run.length > 0) found.push(run)
      run = [token]
    }
  }
  if (run.length > 0) found.push(run)
  return found
}

/**
 * Everything in a text that looks like the name of an employer, tool, title or certificate: words with
 * capitals that no sentence start explains, acronyms, coined spellings and known tools in lower case. No
 * dictionary of employers is needed, for whatever is named has to stand in the sources.
 */
export const names: (text: string) => readonly Name[] = remember((text) => {
  const folded = fold(text)
  const all = tokens(folded)
  const found = runs(folded, all).flatMap((run) => {
    return nameOf(folded, widen(all, run)) ?? []
  })
  const lower = all
    .filter((token) => token.shape === 'plain')
    .filter((token) => {
      if (TOOL_NAMES.has(base(token.text).replaceAll('.', ''))) return true
      if (
        !token.ordinary &&
        token.text.length > 3 &&
        /\b(?:worked|working|interned|employed|internship|job|time|years|career) (?:at|for|with)\s$/.test(
          folded.slice(Math.max(0, token.start - 24), token.start),
        )
      )
        return true
      return (
        TOOLS_LIKE_WORDS.has(token.text) &&
        /\b(?:using|experience (?:with|in)|skills? in|fluent in|written in|coded? in|proficient (?:in|with))\s$/.test(
          folded.slice(0, token.start),
        )
      )
    })
  return [
    ...found,
    ...lower.map(({ text: word, start, end }) => ({
      text: word,
      span: { start, end },
      likeWord: false,
      opener: false,
    })),
  ]
}, 50_000)
