import { withArticles } from './bare-nouns.ts'
import { inFull } from './in-full.ts'
import { isBaseVerb, isNounToo, isSurelyVerb, pastTense, PLAIN, verbForm } from './verbs.ts'

/** What follows `I` in a sentence, and a second sentence for what did not fit. */
export interface Clause {
  readonly said: string
  readonly tense: 'past' | 'now'
  /** `led to a drop in calls`, to be said of the clause; null when there is none. */
  readonly result: string | null
}

const MOST_WORDS = 17
/** From here on a purpose or a relative clause without a figure is more than a letter needs. */
const LONG = 11

const PASSIVE = /^(?:(?:promoted|recogni[sz]ed|selected|nominated|invited|appointed|elected|chosen|hired|tasked|entrusted|commended)\s+(?:to|as|for|by|from|with|twice)|ranked\s+(?:among|in|as|#|no\.|first|second|third|top))\s/iu

/** Not what a person tells of himself in such a letter. */
const FAILED = /^(?:failed|missed|lost|needed|wanted|tried|attempted|hoped|struggled)\b/iu

/** "Managing Director" is a title. */
const TITLE_NEXT = /^(?:director|partner|editor|engineer|manager|consultant|member|agent|officer|specialist|assistant)\b/iu

const NOUN_OF = /^(management|development|implementation|design|coordination|supervision|administration|maintenance|analysis|preparation|oversight|planning|creation|delivery|operation|migration|evaluation|scheduling|training)\s+of\s/iu

/** Leaving these out would make more of the deed than the resume does. */
export const LIMITS = /\b(?:part of|team|together|alongside|helped|assist\w*|under|joint\w*|except|only|one of|pilot|partly|partial\w*|up to|nearly|almost|about|approximately|planned|expected|projected|estimated)\b/iu

/** "Own the roadmap: 1.9m customers, €42m a year": what stands behind the colon explains the deed. */
const COLON = /^([^:()]{12,}\p{L}):\s+(\p{Ll}[^:();]{3,60}|[$€£]?\d[^:();]{3,60})$/u

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** `resulting in X` and `saving X` said of the first half, as the predicate of a sentence of its own. */
function asResult(tail: string): string | null {
  const [first = '', ...rest] = tail.split(' ')
  const form = verbForm(first)
  // "which cut failed payments by 38%": what the deed did.
  if (/^which$/iu.test(first)) return verbForm(rest[0] ?? '')?.form === 'past' && /\d/u.test(tail) ? rest.join(' ') : null
  if (/^(?:resulting|leading)$/iu.test(first)) return /^(?:in|to)$/iu.test(rest[0] ?? '') ? [first.toLowerCase() === 'leading' ? 'led' : 'resulted', ...rest].join(' ') : null
  // "driving efficiency" says nothing that came of it unless it says how much.
  if (form?.base === 'drive' && !/\d/u.test(tail)) return null
  return form?.form === 'gerund' && /^(?:save|reduce|increase|cut|improve|raise|lift|double|halve|eliminate|prevent|boost|shorten|decrease|grow|drive|attract|generate|win|reach|add)$/u.test(form.base)
    ? [pastTense(form.base), ...rest].join(' ')
    : null
}

/** Places where a statement can end without a change of what it says, the latest first. */
function ends(text: string): readonly { head: string; tail: string }[] {
  const cuts = [...text.matchAll(/;\s+|,\s+(?:and\s+)?(?=\p{Ll}+(?:ing|ed)\b|which\b|while\b|without\b|so that\b)|\s+and\s+(?=\p{Ll}+\b)/gu)]
  return cuts
    .map((cut) => ({ head: text.slice(0, cut.index), tail: text.slice(cut.index + cut[0].length), joint: cut[0] }))
    .filter(({ tail, joint }) => !joint.includes('and') || (verbForm(tail.split(' ')[0] ?? '')?.form === 'past' && !/\b(?:to|by)\s\p{L}+$/u.test(tail)))
    .toReversed()
}

/** Leaves out what resumes add and a letter can do without: a second clause, a remark in brackets, "which promote change", "to highlight creativity". */
function lean(text: string): string | null {
  const [head = '', ...others] = text.split(/;\s+/u)
  if (others.some((other) => LIMITS.test(other))) return null
  const bare = head.replace(/\s*\((?![^)]*\b(?:part|team|group|with|as)\b)[^()]*\)$/u, '')
  const extra = /,?\s(?:which\s|that (?:promote|support|highlight|focus|help|aim|encourage|enable)\w*\s)(?!.*\d).*$/u.exec(bare)
  const kept = extra === null || LIMITS.test(extra[0]) || countWords(bare.slice(0, extra.index)) < 4 ? bare : bare.slice(0, extra.index)
  if (countWords(kept) <= LONG) return kept
  const purpose = /\s(?:in order )?to (?:highlight|promote|support|improve|ensure|help|raise|increase|encourage|foster|enhance|demonstrate|provide|maximi[sz]e|facilitate|celebrate|showcase)\s(?!.*\d).*$/u.exec(kept)
  if (purpose === null || LIMITS.test(purpose[0])) return kept
  if (countWords(kept.slice(0, purpose.index)) >= 6) return kept.slice(0, purpose.index)
  // Too little would be left: the purpose stays and loses its list.
  const list = /\s(?:in|through|with|via|including)\s[^,]+,[^,]+,.*$/u.exec(kept)
  return list === null || list.index <= purpose.index ? kept : kept.slice(0, list.index)
}

function shorten(whole: string): { text: string; result: string | null } | null {
  const text = lean(whole)
  if (text === null) return null
  const cuts = ends(text)
  for (const { head, tail } of cuts) {
    const result = asResult(tail)
    if (result !== null && countWords(head) <= MOST_WORDS && countWords(head) >= 4 && countWords(result) <= MOST_WORDS) return { text: head, result }
  }
  if (countWords(text) <= MOST_WORDS) return { text, result: null }
  const cut = cuts.find(({ head, tail }) => countWords(head) <= MOST_WORDS && countWords(head) >= 4 && !LIMITS.test(tail))
  return cut === undefined ? null : { text: cut.head, result: null }
}

/** "Flex Later" in quotation marks is a product: the marks are the resume's, the name is a name without them. */
export const unquoted = (text: string): string => text.replaceAll(/["“](\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*){0,3})["”]/gu, '$1')

const tidy = (statement: string): string =>
  inFull(statement.replaceAll(/\s+/gu, ' ').trim())
    .replace(/^[-–•*·▪◦‣]\s*/u, '')
    .replace(/^\p{Lu}[\p{L} ]{2,24}:\s+(?=\p{Lu})/u, '')
    .replace(/[.;,:\s]+$/u, '')
    .replace(COLON, (_, head: string, tail: string) => `${head} (${tail})`)

/** A verb of the resume in the past; the other verbs of the same list cannot be told from nouns, so a list is left as it is. */
function presentToPast(base: string, rest: string): string | null {
  const another = [...rest.matchAll(/(?:\band|,)\s+(\p{Ll}+)/gu)].some((match) => isBaseVerb(match[1] ?? ''))
  return another ? null : `${pastTense(base)} ${rest}`
}

/** "Recruited, trained and led 25 volunteers": all verbs in the past, or all in the present of a job that lasts. */
function listed(text: string, current: boolean): { said: string; tense: 'past' | 'now' } | null {
  const match = /^(\p{L}+)((?:, \p{L}+)*,? and \p{L}+) (?!and\b|or\b)(\S.*)$/u.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) return null
  const verbs = [match[1], ...match[2].split(/, (?:and )?| and /u)].filter((verb) => verb !== '')
  const forms = new Set(verbs.map((verb) => (isNounToo(verb) ? 'unsure' : verbForm(verb)?.form)))
  const said = `${match[1].toLowerCase()}${match[2]} ${match[3] ?? ''}`
  if (forms.size !== 1 || verbs.some((verb) => PLAIN[verb.toLowerCase()] !== undefined)) return null
  if (forms.has('past')) return { said, tense: 'past' }
  return forms.has('base') && current ? { said, tense: 'now' } : null
}

function predicate(text: string, current: boolean): { said: string; tense: 'past' | 'now' } | null {
  const spoken = /^I(?:'ve| have)?\s+(?=\p{Ll})/u.exec(text)
  if (spoken !== null) text = text.slice(spoken[0].length)
  text = text.replace(/^(?:successfully|effectively|efficiently|proactively|also|currently|consistently)\s+/iu, '')
  const [first = '', ...others] = text.split(' ')
  const rest = others.join(' ')
  const list = listed(text, current)
  if (list !== null) return list
  if (rest === '' || /^(?:and|or|\/)\b/u.test(rest) || FAILED.test(text) || /^reporting (?:in)?to\b/iu.test(text)) return null
  const tense = current ? ('now' as const) : ('past' as const)
  if (/^responsible for /iu.test(text)) return { said: `${current ? 'am' : 'was'} responsible ${rest}`, tense }
  if (/^in charge of /iu.test(text)) return { said: `${current ? 'am' : 'was'} in ${rest}`, tense }
  if (PASSIVE.test(text)) return { said: `was ${first.toLowerCase()} ${rest}`, tense: 'past' }
  if (/^awarded\s/iu.test(text)) return { said: `was awarded ${rest}`, tense: 'past' }
  if (NOUN_OF.test(text)) return { said: `${current ? 'handle' : 'handled'} the ${first.toLowerCase()} ${rest}`, tense }
  const form = verbForm(first)
  // "Tutor of a form" says who somebody was.
  if (/^of\b/u.test(rest)) return null
  if (form === null || (form.form === 'base' && !isSurelyVerb(first, others[0] ?? ''))) return null
  if (form.form === 'gerund' && TITLE_NEXT.test(rest)) return null
  const plain = PLAIN[first.toLowerCase()]
  // A count that began then and goes on: "have installed 140 chargers since 2021".
  if (form.form === 'past') return { said: `${/\bsince (?:19|20)\d\d$/u.test(rest) ? 'have ' : ''}${plain ?? first.toLowerCase()} ${rest}`, tense: 'past' }
  if (form.form === 'gerund') return { said: `${current ? 'have' : 'had'} the job of ${plain ?? first.toLowerCase()} ${rest}`, tense }
  const base = form.form === 'third' ? form.base : (plain ?? first.toLowerCase())
  if (form.form === 'third' && / and \p{Ll}+s\b/u.test(rest)) return null
  if (current) return { said: `${base} ${rest}`, tense: 'now' }
  const past = presentToPast(PLAIN[base] ?? base, rest)
  return past === null ? null : { said: past, tense: 'past' }
}

/**
 * A line of a resume as what follows `I`: "Increased retention by 40%" → "increased retention by 40%". Facts and figures stay as they are;
 * null when the line has a form that cannot be turned with certainty.
 */
export function firstPerson(statement: string, current: boolean): Clause | null {
  const [head = '', ...tails] = tidy(statement).split(/\s[–—-]{1,2}\s|(?<!\d)—/u)
  if (tails.some((tail) => LIMITS.test(tail))) return null
  const text = head.trimEnd()
  if (/[.!?]\s+\p{Lu}/u.test(text)) return null
  const short = shorten(text)
  if (short === null || countWords(short.text) < 3) return null
  const made = predicate(short.text, current)
  if (made === null || /[([](?![^)\]]*[)\]])/u.test(made.said)) return null
  const said = withArticles(made.said, LIMITS)
  if (said === null || countWords(said) < 3) return null
  const result = short.result === null || made.tense === 'now' ? null : withArticles(short.result, LIMITS)
  return { ...made, said, result }
}
