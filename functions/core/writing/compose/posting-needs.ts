import type { Span } from '#core/resume/model.ts'
import { type Clause, clausesOf, sentencesOf } from './posting-clauses.ts'
import { isQuotable, isWorn, looksEnglish } from './plain-prose.ts'
import { gerundOf, isBaseVerb, isNounToo, isSurelyVerb, thirdOf, verbForm } from './verbs.ts'

/** Something the posting asks for, in the forms that could be made of it with certainty. */
export interface Need {
  readonly span: Span
  readonly quote: string
  /** `own the roadmap for billing`: said after `will` or `to`. */
  readonly base: string | null
  readonly gerund: string | null
  /** `experience with SQL`: said after `asks for`. */
  readonly noun: string | null
  /** What the company wants to reach, rather than a task of the job. */
  readonly goal: boolean
  readonly thisYear: boolean
}

type Forms = Pick<Need, 'base' | 'gerund' | 'noun'>

const DUTY = [
  /^(?:in this role,? )?(?:you will|you'll|you’ll|you would|the successful candidate will|this (?:person|role|position) will|the ideal candidate will|we need (?:you|someone|somebody) (?:to|who can)|we are looking for (?:someone|somebody) (?:to|who can)|we want someone (?:to|who can)|your (?:job|task|mission|goal|role) (?:is|will be) to|ability to|able to|must be able to|comfortable (?:to)|help us(?: to)?)\s+(?:also |then |mainly |be able to )?/iu,
  /^(?:you will be |you'll be )?(?:responsible for|responsibilities include|duties include|the role involves|the job involves|this role involves)\s+(?=\p{L}+ing\b)/iu,
]

const ASKED =
  /^(?:(?:you have|you bring|you'll have|must have|we ask for|we need|requires?|required|minimum|at least|we look for|we are looking for|ideally you have|you should have)[:,]?\s+)?(?:an? )?(?:(?:strong|solid|proven|demonstrated|excellent|good|deep|extensive|hands-on|practical|previous|prior|working|some|basic|significant|advanced|relevant|professional)[, ]+(?:and )?)*(?:(?:\d+|one|two|three|four|five)\s?(?:\+|plus|or more)?\s?(?:[-–]\s?\d+ )?(?:years?|yrs?)['’]?\s+(?:of )?)?(?:(?:hands-on|practical|relevant|professional|work|working|proven) )*(experience|knowledge|familiarity|proficiency|fluency|background|understanding|command|expertise)\s+((?:with|in|of|as|on|using|working with|managing|running|leading|building)\s.+)$/iu

const TAIL_CUTS =
  /\s*(?:[;:(]|,\s+(?:including|such as|while|ensuring|with|so|which|where|from|plus|and other|e\.g|\p{L}+ed\s)|\s(?:including|such as|in order to|to ensure|as well as|as needed|as required|while|so that|that will|which|e\.g\.|i\.e\.|within a|in a fast|on a (?:daily|weekly|regular) basis)\b).*$/iu

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
    // "… and bring the recordings" without "to the team": the second half goes with its end.
    const halved = /^(.{8,}?),? and (\p{Ll}+) /u.exec(shorter)
    if (halved?.[1] !== undefined && isBaseVerb(halved[2] ?? '') && /^ (?:to|for|by|from) /u.test(text.slice(shorter.length))) {
      text = halved[1]
      continue
    }
    // A list that lost its "and" ends after its first thing.
    text = /^,? and /u.test(text.slice(shorter.length)) ? shorter.replace(/,.*$/u, '') : shorter
  }
  text = text.replace(/(?:,|\s(?:and|or|to|with|for|of|in|the|a|an|by|our))+$/u, '')
  // "from the first problem statement" without its "to" is half a phrase.
  if (count(text) < count(raw) && / to /u.test(raw)) text = text.replace(/\s(?:from|between)\s(?!.*\s(?:to|and)\s).*$/u, '')
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
  if (form === null || made === undefined || form.form === 'past' || (form.form === 'third' && [...made.matchAll(/ and (\p{Ll}+)/gu)].some((match) => verbForm(match[1] ?? '')?.form === 'third'))) return null
  const another = [...made.matchAll(/(?:\band|,|\bor)\s+(\p{Ll}+)/gu)].some((match) => isBaseVerb(match[1] ?? '') || verbForm(match[1] ?? '')?.form === 'gerund')
  const base = (form.form !== 'gerund' && !(form.form === 'third' && another)) || !another ? `${form.base} ${made}` : null
  return { base, gerund: form.form === 'gerund' || !another ? `${form.form === 'gerund' ? verb.toLowerCase() : gerundOf(form.base)} ${made}` : null }
}

/** "working with engineers in two-week sprints and clear writing" ends before the second thing; "SQL and Python" are one. */
function unstacked(things: string): string {
  const at = things.indexOf(' and ')
  if (at < 0) return things
  const [one, other] = [things.slice(0, at), things.slice(at + 5)]
  const listed = one.includes(',') ? count(other) <= 2 && count(one) <= 6 : count(one) <= 3 && count(other) <= 2
  return listed ? things : one
}

function askedOf(text: string): string | null {
  const asked = ASKED.exec(text.replace(/[.!]+$/u, ''))
  if (asked?.[1] === undefined || asked[2] === undefined) return null
  const noun = phrase(`${asked[1].toLowerCase()} ${unstacked(asked[2])}`)
  return noun === null ? null : `${/^(?:background|command)/u.test(noun) ? 'a ' : noun.startsWith('understanding') ? 'an ' : ''}${noun}`
}

function formsOf({ text, kind }: Clause): Forms | null {
  if (kind === 'plain' && ASKED.test(text.replace(/[.!]+$/u, ''))) {
    const noun = askedOf(text)
    return noun === null ? null : { base: null, gerund: null, noun }
  }
  const lead = kind !== 'plain' ? 0 : (DUTY.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find((length) => length > 0) ?? 0)
  const [verb = '', ...rest] = text.slice(lead).split(' ')
  if (rest.length === 0 || /^(?:and|or|,)/u.test(rest[0] ?? '') || verb.endsWith(',')) return coordinated(text.slice(lead))
  if (/^(?:them|it|him|her|that|this|these|those)\b/iu.test(rest[0] ?? '')) return null
  if (kind === 'plain' && lead === 0 && (!/^\p{Lu}\p{Ll}+$/u.test(verb) || (isNounToo(verbForm(verb)?.form === 'third' ? (verbForm(verb)?.base ?? '') : verb) && !/^(?:the|our|a|an|new|with|on|to|all|and)$/u.test(rest[0] ?? '')))) return null
  const forms = dutyForms(verb, rest.join(' '))
  return forms === null || (forms.base === null && forms.gerund === null) ? null : { ...forms, noun: null }
}

/** "Design and build data pipelines": both verbs are in the base form or neither is. */
function coordinated(text: string): Forms | null {
  const match = /^(\p{L}+) and (\p{Ll}+) (.+)$/u.exec(text)
  if (match?.[1] === undefined || match[2] === undefined || match[3] === undefined || !isBaseVerb(match[1]) || !isBaseVerb(match[2])) return null
  const made = phrase(`x ${firstDuty(match[3])}`)?.slice(2)
  if (made === undefined) return null
  const [one, two] = [match[1].toLowerCase(), match[2]]
  return { base: `${one} and ${two} ${made}`, gerund: `${gerundOf(one)} and ${gerundOf(two)} ${made}`, noun: null }
}

const WEAK = /\b(?:other duties|as assigned|equal opportunity|benefits|salary|insurance|vacation|dental|401|pto|perks|visa|sponsorship|degree|diploma|driv(?:er|ing)|communication skills|team player|fast-paced|lift(?:ing)? \d|background check|apply|apply now|join|competitive|flexible|work closely|various|ad hoc|learn more|age|gender|religion|disab\w+|veteran)\b/iu

/** What a posting's description asks for, in its order. `offset` is where the description stands in the posting's text. */
export function needsOf(description: string, offset: number): readonly Need[] {
  return clausesOf(description, offset)
    .filter(({ text }) => text.length <= 260 && !WEAK.test(text) && isQuotable(text) && looksEnglish(text))
    .flatMap((clause): readonly Need[] => {
      const forms = formsOf(clause)
      return forms === null ? [] : [{ ...forms, span: clause.span, quote: clause.text, goal: clause.kind === 'goal', thisYear: clause.thisYear }]
    })
    .filter(({ base, noun }) => !isWorn(base ?? noun ?? ''))
}

const PEOPLE_WHO = /^(?:has|have|are) \d[\d,.]* people (?:who|that) (?=\p{Ll})/u
const DOES = /^(?:build|make|help|provide|run|operate|design|sell|serve|deliver|develop|manage|supply|ship|support|teach|publish|produce|connect|host|train|write|offer|organi[sz]e|plan|advise|prepare|measure|grow|repair|rent|insure|care|brew|bake|print|test|store|move|clean|install)$/u

/** The company's own words about its work, from the verb on: after its name, after "At Kite we", after "We are Kite: 40 people who". */
function doing(text: string, company: string): string | null {
  const named = [`${company} `, `At ${company} we `, `At ${company}, we `, `We are ${company}: `].find((lead) => text.startsWith(lead))
  const lead = named ?? /^We (?!are\b)/u.exec(text)?.[0]
  if (lead === undefined) return null
  const rest = text.slice(lead.length).replace(/;.*$/u, '')
  const people = PEOPLE_WHO.exec(`${/^\d/u.test(rest) ? 'are ' : ''}${rest}`)
  return people === null ? rest : `${/^\d/u.test(rest) ? 'are ' : ''}${rest}`.slice(people[0].length)
}

/** What the company says it does, as a predicate: "We build tools for clinics" → "builds tools for clinics". */
export function businessOf(description: string, company: string, offset: number): { said: string; span: Span; quote: string } | null {
  for (const { text, span } of sentencesOf(description, offset).slice(0, 8)) {
    const says = isQuotable(text) && looksEnglish(text) ? doing(text, company) : null
    const [verb = '', ...rest] = says?.split(' ') ?? []
    const form = verbForm(verb)
    const base = form !== null && (form.form === 'base' || form.form === 'third') ? form.base : DOES.test(verb) ? verb : null
    // A second verb would need the ending of the first: the clause ends before what may be one.
    const said = phrase(`x ${rest.join(' ').replace(/,? and (?:look|care|do|go|let|lend|rent|feed|buy|fix|keep|help|bring|give|take|make|sell|build|run) \p{L}.*$/u, '')}`)?.slice(2)
    if (said === undefined || base === null || !DOES.test(base) || /\byou\b|\byour\b|^(?:an? )?(?:equal|leading|growing|team)/u.test(said)) continue
    if ([...said.matchAll(/\band (\p{Ll}+) (\S+)/gu)].some((match) => isBaseVerb(match[1] ?? '') && isSurelyVerb(match[1] ?? '', match[2] ?? ''))) continue
    return { said: `${thirdOf(base)} ${said}`, span, quote: text }
  }
  return null
}
