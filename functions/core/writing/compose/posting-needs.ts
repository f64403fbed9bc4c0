import type { Span } from '#core/resume/model.ts'
import { isQuotable, isWorn, looksEnglish } from './plain-prose.ts'
import { gerundOf, isBaseVerb, isNounToo, thirdOf, verbForm } from './verbs.ts'

/** Something the posting asks for, in the forms that could be made of it with certainty. */
export interface Need {
  readonly span: Span
  readonly quote: string
  /** `own the roadmap for billing`: said after `will` or `to`. */
  readonly base: string | null
  readonly gerund: string | null
  /** `experience with SQL`: said after `asks for`. */
  readonly noun: string | null
}

/** A line or sentence of a text with its UTF-16 offsets, bullet marks left out. */
export function sentencesOf(text: string, offset: number): readonly { text: string; span: Span }[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap((line) =>
    [...line[0].matchAll(/(?:(?!(?<=\p{Ll}{2}|[\])\d])[.!?]\s+\p{Lu}).)+[.!?]?/gu)].flatMap((part) => {
      const mark = /^(?:[\s\-–—•*·▪◦‣●.!?]|\d{1,2}[.)]\s)*/u.exec(part[0])?.[0].length ?? 0
      const kept = part[0].slice(mark).trimEnd()
      const start = offset + line.index + part.index + mark
      return kept === '' ? [] : [{ text: kept, span: { start, end: start + kept.length } }]
    }),
  )
}

const DUTY = [
  /^(?:in this role,? )?(?:you will|you'll|you’ll|you would|the successful candidate will|this (?:person|role|position) will|the ideal candidate will|we need (?:you|someone|somebody) (?:to|who can)|we are looking for (?:someone|somebody) (?:to|who can)|we want someone (?:to|who can)|your (?:job|task|mission|goal|role) (?:is|will be) to|ability to|able to|must be able to|comfortable (?:to)|help us(?: to)?)\s+(?:also |then |mainly |be able to )?/iu,
  /^(?:you will be |you'll be )?(?:responsible for|responsibilities include|duties include|the role involves|the job involves|this role involves)\s+(?=\p{L}+ing\b)/iu,
]

const ASKED =
  /^(?:(?:you have|you bring|you'll have|must have|we ask for|we need|requires?|required|minimum|at least|we look for|we are looking for|ideally you have|you should have)[:,]?\s+)?(?:an? )?(?:(?:strong|solid|proven|demonstrated|excellent|good|deep|extensive|hands-on|practical|previous|prior|working|some|basic|significant|advanced|relevant|professional)[, ]+(?:and )?)*(?:(?:\d+|one|two|three|four|five)\s?(?:\+|plus|or more)?\s?(?:[-–]\s?\d+ )?(?:years?|yrs?)['’]?\s+(?:of )?)?(?:(?:hands-on|practical|relevant|professional|work|working|proven) )*(experience|knowledge|familiarity|proficiency|fluency|background|understanding|command|expertise)\s+((?:with|in|of|as|on|using|working with|managing|running|leading|building)\s.+)$/iu

const TAIL_CUTS =
  /\s*(?:[;:(]|,\s+(?:including|such as|while|ensuring|with|so|which|where|from|plus|and other|e\.g)|\s(?:including|such as|in order to|to ensure|as well as|as needed|as required|while|so that|that will|which|e\.g\.|i\.e\.|within a|in a fast|on a (?:daily|weekly|regular) basis)\b).*$/iu

const MOST_WORDS = 12

const count = (text: string): number => text.split(/\s+/u).length

/** "our onboarding" was said by the company; said to the company it is "your onboarding". */
function turned(text: string): string | null {
  const made = text.replaceAll(/\bour\b/gu, 'your').replaceAll(/\bus\b/gu, 'you')
  return /\b(?:we|you're|you will|yourself|yours|you have|candidate|applicant|must|I|my|etc)\b/u.test(made) || (/\byour?\b/iu.test(text) && !/\bour\b/u.test(text)) ? null : made
}

function phrase(raw: string): string | null {
  let text = raw.replaceAll(/\s+/gu, ' ').replace(TAIL_CUTS, '').replace(/[.,!?\s]+$/u, '').replaceAll(' & ', ' and ')
  while (count(text) > MOST_WORDS) {
    const shorter = text.replace(/(?:,? and |, | across | to | for | by | through | from )(?:(?!,? and |, | across | to | for | by | through | from ).)+$/u, '')
    if (shorter === text || count(shorter) < 3) return null
    text = shorter
  }
  text = text.replace(/(?:,|\s(?:and|or|to|with|for|of|in|the|a|an|by|our))+$/u, '')
  return count(text) >= 2 && !/\s[–—-]\s|\s\/\s|!/u.test(text) ? turned(text) : null
}

/** Of "design tests, write summaries" the first: a second verb would need the form of the first. */
function firstDuty(rest: string): string {
  const second = [...rest.matchAll(/,\s+(?:and\s+)?(\p{Ll}+)(?=\s)/gu)].find((match) => isBaseVerb(match[1] ?? '') && !isNounToo(match[1] ?? ''))
  return second === undefined ? rest : rest.slice(0, second.index)
}

function dutyForms(verb: string, rest: string): Pick<Need, 'base' | 'gerund'> | null {
  const form = verbForm(verb)
  const made = phrase(`x ${firstDuty(rest)}`)?.slice(2)
  if (form === null || made === undefined || (form.form !== 'base' && form.form !== 'gerund')) return null
  const another = [...made.matchAll(/(?:\band|,|\bor)\s+(\p{Ll}+)/gu)].some((match) => isBaseVerb(match[1] ?? '') || verbForm(match[1] ?? '')?.form === 'gerund')
  const base = form.form === 'base' || !another ? `${form.base} ${made}` : null
  return { base, gerund: form.form === 'gerund' || !another ? `${form.form === 'gerund' ? verb.toLowerCase() : gerundOf(form.base)} ${made}` : null }
}

function needOf(text: string, span: Span): Need | null {
  const at = { span, quote: text }
  const asked = ASKED.exec(text.replace(/[.!]+$/u, ''))
  if (asked?.[1] !== undefined && asked[2] !== undefined) {
    const noun = phrase(`${asked[1].toLowerCase()} ${asked[2]}`)
    return noun === null ? null : { ...at, base: null, gerund: null, noun }
  }
  const lead = DUTY.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find((length) => length > 0) ?? 0
  const [verb = '', ...rest] = text.slice(lead).split(' ')
  if (rest.length === 0 || /^(?:and|or|,)/u.test(rest[0] ?? '') || verb.endsWith(',')) return coordinated(text.slice(lead), at)
  if (lead === 0 && (!/^\p{Lu}\p{Ll}+$/u.test(verb) || (isNounToo(verb) && !/^(?:the|our|a|an|new|with|on|to|all|and)$/u.test(rest[0] ?? '')))) return null
  const forms = dutyForms(verb, rest.join(' '))
  return forms === null || (forms.base === null && forms.gerund === null) ? null : { ...at, ...forms, noun: null }
}

/** "Design and build data pipelines": both verbs are in the base form or neither is. */
function coordinated(text: string, at: { span: Span; quote: string }): Need | null {
  const match = /^(\p{L}+) and (\p{Ll}+) (.+)$/u.exec(text)
  if (match?.[1] === undefined || match[2] === undefined || match[3] === undefined || !isBaseVerb(match[1]) || !isBaseVerb(match[2])) return null
  const made = phrase(`x ${firstDuty(match[3])}`)?.slice(2)
  if (made === undefined) return null
  const [one, two] = [match[1].toLowerCase(), match[2]]
  return { ...at, base: `${one} and ${two} ${made}`, gerund: `${gerundOf(one)} and ${gerundOf(two)} ${made}`, noun: null }
}

const WEAK = /\b(?:other duties|as assigned|equal opportunity|benefits|salary|insurance|vacation|dental|401|pto|perks|visa|sponsorship|degree|diploma|driv(?:er|ing)|communication skills|team player|fast-paced|lift(?:ing)? \d|background check|apply|apply now|join|competitive|flexible|work closely|various|ad hoc|learn more|age|gender|religion|disab\w+|veteran)\b/iu

/** What a posting's description asks for, in its order. `offset` is where the description stands in the posting's text. */
export function needsOf(description: string, offset: number): readonly Need[] {
  return sentencesOf(description, offset)
    .filter(({ text }) => text.length <= 260 && !WEAK.test(text) && isQuotable(text) && looksEnglish(text))
    .flatMap(({ text, span }) => needOf(text, span) ?? [])
    .filter(({ base, noun }) => !isWorn(base ?? noun ?? ''))
}

/** What the company says it does, as a predicate: "We build tools for clinics" → "builds tools for clinics". */
export function businessOf(description: string, company: string, offset: number): { said: string; span: Span; quote: string } | null {
  for (const { text, span } of sentencesOf(description, offset).slice(0, 8)) {
    if (!isQuotable(text) || !looksEnglish(text)) continue
    const lead = text.startsWith(`${company} `) ? company : /^We(?= )/u.exec(text)?.[0]
    const [verb = '', ...rest] = lead === undefined ? [] : text.slice(lead.length + 1).split(' ')
    const form = verbForm(verb)
    const said = phrase(`x ${rest.join(' ')}`)?.slice(2)
    if (said === undefined || /\byou\b|\byour\b|^(?:an? )?(?:equal|leading|growing|team)/u.test(said) || form === null || (form.form !== 'base' && form.form !== 'third')) continue
    if (/^(?:build|make|help|provide|run|operate|design|sell|serve|deliver|develop|manage|supply|ship|support|teach|publish|produce|connect|host|train|write|offer)$/u.test(form.base))
      return { said: `${thirdOf(form.base)} ${said}`, span, quote: text }
  }
  return null
}
