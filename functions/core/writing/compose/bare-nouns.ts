import { verbForm } from './verbs.ts'

/** Nouns that need an article or another word before them in the singular. What is not here may go without, and is left as it stands. */
const COUNTED = new Set(
  `account agenda agreement app application archive article assessment audit award banner blog board book booklet bot branch brochure budget bulletin business
  calendar campaign case catalog catalogue center centre chain chapter chart checklist child class client clinic club code-base codebase collection committee
  company competition conference contest contract convention council course crew curriculum customer cycle dashboard database dataset deal department depot
  device directory division document documentary drive editor engine event exercise exhibition exhibit experiment facility factory fair feature festival file
  film flow flyer forecast form forum framework function fund fundraiser game gallery grant group guide guidebook guideline handbook handout hotline house
  initiative installation interface interview inventory-system invoice journal kitchen kit laboratory layout leaflet lesson library line list lounge machine
  magazine manual map market meeting menu method mock-up mockup model module mural network newsletter notebook office operation organisation organization
  outlet overhaul package page pamphlet panel partnership pathway patient period petition pilot pipeline plan plant plan platform playbook podcast policy
  portal portfolio position poster presentation prize procedure process product production profile program programme project proposal prototype protocol
  questionnaire queue raffle recipe redesign rebuild region registry repository report request restaurant retreat review rewrite roadmap robot rollout roster
  routine salon schedule school script section seminar server series session simulator site solution specification spreadsheet standard station store strategy
  student study suite supplier survey switch syllabus system tactic task team template test-suite theme thesis ticket tool toolkit tournament tracker
  trip tutorial unit university vehicle vendor venue version video wall warehouse wardrobe website webinar wiki workbook workflow workshop yearbook zone
  environment employee volunteer shelter register liaison prototype squad cohort taskforce brigade fleet supervisor colleague position committee-member stand booth stall bundle ward`.split(/\s+/),
)

/** Singular event nouns that take "of" or "to" when they are counted, but stand alone otherwise. */
const OF_NOUN = /^(?:migration|implementation|development|transition|launch|rollout|redesign|rewrite|rebuild|integration|installation|adoption|introduction|creation|expansion|conversion|deployment|renovation|restructuring|planning|design|analysis|construction|execution|delivery|production|organi[sz]ation|coordination|management|opening|relocation|merger|acquisition)$/iu

const DETERMINER = /^(?:an?|the|this|that|these|those|each|every|all|any|some|no|both|either|another|my|our|your|their|its|his|her|whose|which|what|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|multiple|various|numerous|few|more|most|other|over|up|per|\d\S*|[$€£]\S*|\S+[’']s|\S+s[’'])$/iu

const BREAK = /^(?:of|for|to|in|on|at|by|with|from|into|onto|across|through|throughout|between|among|within|without|during|after|before|about|against|under|over|per|as|and|or|but|while|when|where|which|who|that|than|via|using|so|if|is|are|was|were|be|been|has|have|had|not|also|it|they|them)$/iu

const UNIT = /^(?:minute|hour|day|week|month|year|page|person|member|bed|seat|part|step|mile|unit|story|storey|foot|room|question|slide|lesson|session|city|state|country|site)$/iu

/** Head noun in the plain singular that cannot go without a word before it. */
const needsWord = (word: string): boolean => COUNTED.has(word.toLowerCase())

/** What only a noun follows. */
const PLACED = /^(?:in|for|with|through|on|at|into|within|across)$/iu

const SUM = /^[$€£]\d[\d.,]*[kKmMbB]?$/u

/** Measures and duties that a house has one of each: "cut the close from 9 days to 6", "lifted the open rate". */
const THE_ONE = /^(?:close|rate|ratio|backlog|payroll|roadmap)$/iu

/** What there is one of: "closed largest deal", "built first mobile app". */
const ONE_OF_A_KIND = /^(?:first|largest|biggest|highest|lowest|entire|whole)$/iu

interface Phrase {
  readonly start: number
  readonly words: readonly string[]
}

/** Runs of words between prepositions, conjunctions and marks: each a noun phrase or part of one. */
function phrases(tokens: readonly string[]): readonly Phrase[] {
  const found: { start: number; words: string[] }[] = []
  let open: { start: number; words: string[] } | null = null
  for (const [at, token] of tokens.entries()) {
    const bare = token.replaceAll(/[^\p{L}\p{N}$€£%.,’'-]|[.,]+$/gu, '')
    // A remark in brackets begins a phrase of its own: "a weekly report (Python, Airflow)".
    if (token.startsWith('(')) open = null
    // "an event raising $5,000": the participle begins something new.
    const participle = /\p{Ll}{3}ing$/u.test(bare) && needsWord(open?.words.at(-1) ?? '') && DETERMINER.test(tokens[at + 1] ?? '')
    if (participle || (BREAK.test(bare) && !/^\d/u.test(bare))) {
      open = null
      continue
    }
    if (open === null) {
      open = { start: at, words: [] }
      found.push(open)
    }
    open.words.push(bare)
    if (/[,;:)]$/u.test(token)) open = null
  }
  return found
}

/** True when the phrase's head is a counted noun in the singular and nothing before it says which. */
function lacksArticle(words: readonly string[]): boolean {
  const head = words.at(-1) ?? ''
  const [first = '', ...others] = words
  // "$1.4M media budget" is a budget of that size, "the largest deal" one of its kind.
  if (SUM.test(first) && others.length > 0 && needsWord(head)) return !others.some((word) => DETERMINER.test(word))
  if (!needsWord(head) || words.some((word) => DETERMINER.test(word) && !/^\d+-\p{L}/u.test(word))) return false
  // A name: "using Project Atlas", "Salesforce Platform".
  return !/^\p{Lu}/u.test(head)
}

/** "18-bed medical ICU": a measure before one thing, which then takes an article whatever it is. */
const isMeasured = (words: readonly string[]): boolean =>
  words.length > 1 && /^\d{1,4}-(\p{L}+)$/u.test(words[0] ?? '') && UNIT.test(words[0]?.split('-')[1] ?? '') && !/(?:s|ing|ity|ance|data|care|staff|coverage)$/iu.test(words.at(-1) ?? '')

/** One article serves both halves of "the internal survey and crowdsourcing platform" and "the vRA7 to vRA8 move". */
function sharesArticle(before: Phrase | undefined, { start }: Phrase, joint: string): boolean {
  if (before === undefined || before.start + before.words.length !== start - 1 || !DETERMINER.test(before.words[0] ?? '')) return false
  return /^(?:and|or)$/iu.test(joint) || (/^to$/iu.test(joint) && /[\p{Lu}\d]/u.test(before.words.at(-1) ?? ''))
}

/** Resumes leave the article out behind a preposition too: "through standardized care bundle". */
function withLaterArticles(clause: readonly string[]): readonly string[] {
  const starts = new Map(phrases(clause).filter(({ start, words }) => start > 0 && words.length > 1 && (lacksArticle(words) || isMeasured(words)) && PLACED.test(clause[start - 1] ?? '')).map(({ start, words }) => [start, article(words[0] ?? '')]))
  return clause.flatMap((word, at) => [...(starts.has(at) ? [starts.get(at) ?? ''] : []), word])
}

/** "instalment product Flex Later": a thing and then its name take "the". */
function namesProduct(words: readonly string[]): boolean {
  const at = words.findIndex((word) => /^\p{Lu}/u.test(word))
  return at > 0 && words.slice(at).every((word) => /^\p{Lu}/u.test(word)) && lacksArticle(words.slice(0, at))
}

/** "under budget", "ahead of schedule", "by phone". */
const isIdiom = (words: readonly string[], before: string): boolean => words.length === 1 && /^(?:under|over|on|within|of|to|by|in|at)$/iu.test(before) && /^(?:budget|schedule|target|plan|time|phone|line|stock|store|process|form|school|university|print|draft)$/iu.test(words[0] ?? '')

const article = (word: string): string => (ONE_OF_A_KIND.test(word) ? 'the' : /^[$€£]?(?:8|11(?![\d.])|18(?![\d.]))/u.test(word) || /^(?:[aeio]|u(?!ni|s[ae])|hour|honest)/iu.test(word) ? 'an' : 'a')

/** "17 minute audio-visual presentation" → "a 17-minute audio-visual presentation". */
function measured(words: readonly string[], after: readonly string[]): string | null {
  const [number = '', unit = '', ...rest] = words
  if (!/^\d{1,4}$/u.test(number) || !UNIT.test(unit) || rest.length === 0 || !needsWord(rest.at(-1) ?? '')) return null
  return [`${article(number)} ${number}-${unit.toLowerCase()}`, ...rest, ...after].join(' ')
}

/**
 * A clause of a resume in full English: the object right behind the verb gets the article that resumes leave out, and the clause ends before a later
 * phrase that lacks one. `limits` may not be in what is cut. Null when no sure form is left.
 */
export function withArticles(said: string, limits: RegExp): string | null {
  const [verb = '', ...rest] = said.split(' ')
  const lead = /^(?:am|was|have|had)$/u.test(verb) ? [verb] : []
  if (lead.length > 0) return phrases(rest).some(({ words }) => lacksArticle(words)) ? null : said
  let clause = ending(rest.join(' ')).split(' ')
  const first = phrases(clause)[0]
  if (first?.start === 0) {
    const [object, after] = [first.words, clause.slice(first.words.length)]
    const made = measured(object, after)
    const next = after[0] ?? ''
    if (object.length <= 3 && THE_ONE.test(object.at(-1) ?? '') && !object.some((word) => DETERMINER.test(word) || /^\p{Lu}/u.test(word))) clause = ['the', ...clause]
    else if (made !== null) clause = made.split(' ')
    else if (object.length <= 2 && OF_NOUN.test(object.at(-1) ?? '') && /^(?:of|from)$/u.test(next) && !DETERMINER.test(object[0] ?? '') && !/^\p{Lu}/u.test(object.at(-1) ?? '')) clause = ['the', ...clause]
    else if (namesProduct(object)) clause = ['the', ...clause]
    else if (lacksArticle(object)) clause = [article(object[0] ?? ''), ...clause]
  }
  clause = [...withLaterArticles(clause)]
  const all = phrases(clause)
  const bad = all.find((phrase, at) => phrase.start > 0 && lacksArticle(phrase.words) && !isIdiom(phrase.words, clause[phrase.start - 1] ?? '') && !sharesArticle(all[at - 1], phrase, clause[phrase.start - 1] ?? ''))
  if (bad === undefined) return [verb, ...clause].join(' ')
  let end = bad.start
  while (end > 0 && /^(?:of|for|to|in|on|at|by|with|from|into|across|through|within|during|and|or|as|via|using|about|under)[,;]?$/iu.test(clause[end - 1] ?? '')) end -= 1
  const [head, tail] = [clause.slice(0, end).join(' ').replace(/[,;:]+$/u, ''), clause.slice(end).join(' ')]
  const broken = /\bbetween\b(?!.* and )|\bfrom\b(?!.* to )|[([][^)\]]*$|\b(?:to|and|or) \p{L}+$/u.test(head) || tail.startsWith('of ')
  return head.split(' ').length < 3 || limits.test(tail) || broken ? null : `${verb} ${head}`
}

/** Cut before a trailing "accurately and creatively describing …" or ", describing …", which adds to the deed but is none. */
function ending(text: string): string {
  const found = /\s(?:\p{L}+ly(?: and \p{L}+ly)?\s)(\p{L}+ing)\s.*$/u.exec(text)
  if (found === null || verbForm(found[1] ?? '') === null && !/(?:describ|explain|show|highlight|illustrat|outlin|summari[sz])ing$/u.test(found[1] ?? '')) return text
  return /\d/u.test(found[0]) ? text : text.slice(0, found.index)
}
