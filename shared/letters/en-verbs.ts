/** What somebody is to do in a job, as a pattern each. */
export const TASKS = `
  achieve act adapt administer advise align allocate analy[sz]e answer anticipate apply arrange assemble assess assist attend attract automate bake balance be begin
  book boost brief bring budget build calculate call care carry catch cater champion change chase
  check clean close coach collaborate collect communicate compile complete conduct configure connect
  consult contribute control convert cook coordinate count cover craft create cultivate cut debug
  decide define delegate deliver demonstrate deploy design detect determine develop diagnose
  digiti[sz]e direct discover dispatch distribute document double draft drive educate enable encourage
  enforce engage engineer enhance ensure establish estimate evaluate examine execute expand explain
  extend facilitate fill find finish fit fix follow forecast foster gather generate get give go greet
  grow guarantee guide halve handle help hire host identify implement improve increase inform initiate
  inspect inspire install integrate interpret interview introduce investigate join judge keep launch
  lead listen live load look lower maintain make manage map mark match maximi[sz]e measure meet mentor
  migrate minimi[sz]e model moderni[sz]e monitor move negotiate nurture observe offer onboard open
  operate optimi[sz]e orchestrate order organi[sz]e oversee own pack participate partner perform pick
  place plan prepare present prevent price prioriti[sz]e process produce promote propose protect prove
  provide publish purchase push put qualify raise reach rebuild receive recommend reconcile record
  recruit redesign reduce register release replace report represent research resolve respond restock
  restructure retain retire review roast roll run scale schedule secure select sell send serve set
  share ship shorten simplify solve source speed spend stack split spot standardi[sz]e start steer stock
  streamline strengthen submit supervise support sustain switch tackle take teach test track train
  translate transport treat troubleshoot turn understand unload up update upgrade use validate verify visit
  welcome win wire work write`
/** Verbs of which only the past is no noun. */
const MORE = `
  accelerate address adjust advance advocate alert arrange audit author bill bridge chair collate command compare
  consolidate counsel debut devise discharge dispense double earn edit eliminate enroll enter equip escort exceed expedite
  field file film finance formulate found fulfill garner grade groom halve harvest illustrate inventory label landscape
  log machine merge mow obtain outline overhaul package paint patrol phase pilot pioneer plant pour precept program
  prototype prune quadruple rank rebrand recover redesign refactor refine reform rehearse remodel renegotiate renew renovate
  repair restore retrain revamp revise revive rewire rotate sample save scan screen script settle shadow shape sort
  staff stage stack store survey tailor transcribe transfer transform triage trim triple tune tutor unload unify upload
  volunteer wash weld widen wire`
/** Verbs of the past that the list above does not give with -ed. */
const DONE = `
  built led cut ran wrote rewrote taught grew brought won set kept held made took gave drove spoke sold bought found rebuilt oversaw began sent met co-wrote co-led co-designed co-authored offered photographed invoiced programmed`
/** Verbs that are no nouns. */
const DOES = `
  manage maintain prepare provide deliver develop teach train supervise oversee write keep build create reconcile
  negotiate coordinate handle administer organi[sz]e run serve advise cook sell care recruit`
/** A noun may follow these as well: "Trained nurse", "Applied mathematics". */
const ADJECTIVES =
  'applied demonstrated qualified trained organi[sz]ed engaged determined selected established'
/** What goes on with a preposition; others that do are passive: "Promoted to shift lead". */
const WITH_PREPOSITION = `
  (?:care|look|work|help|collaborate|contribute|participate|respond|assist|serve|partner|consult|advise
  report|coordinate|communicate|negotiate|recruit|volunteer)(?:e?d)? took spoke ran led`
const PREPOSITION = '(?:to|for|as|by|in|with|at|from|of|on|into|through|under|during|after) '
/** What a verb is about begins so; a noun's second word does not: "Lead the team", but "Lead nurse". */
const ABOUT = `(?:(?:the|an?|my|our|its|all|both|each|every|several|many|new|up|about|around|over|more|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) |[\\d$£€])`

/** "Lead nurse", "stock control": the second word of a noun. */
const NAMED = String.raw`(?:\p{L}+(?:er|or|ist|ant|ing|ment|tion)s?|nurse|team|staff|control|work|analysis|support|service|and)[ ,]`

const anyOf = (words: string): string => `(?:${words.trim().split(/[\s]+/u).join('|')})`

/** A word of the list, with a space or comma after it. */
export const first = (words: string): RegExp => new RegExp(`^${anyOf(words)}(?=[ ,])`, 'iu')

/** "teaches, carries, plans" for "teach carry plan". */
export const third = (words: string): string =>
  words.replaceAll(/\S+/gu, (word) => (/[^aeo]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}e?s`))

/** "taught, carried, planned" for "teach carry plan". */
const past = (words: string): string =>
  words.replaceAll(/\S+/gu, (word) => {
    if (word.endsWith('e')) return `${word}d`
    return /[^aeo]y$/u.test(word) ? `${word.slice(0, -1)}ied` : `${word}${word.slice(-1)}?ed`
  })

/** One of the verbs, or some of them in a row, and what they are about. */
const begins = (verbs: string): RegExp => {
  const row = `(?:\\p{L}+ly )?${verbs}(?:(?:, and |, | and )${verbs})* `
  const plain = `(?!${anyOf(ADJECTIVES)} (?!${ABOUT}))${row}(?!${PREPOSITION})`
  return new RegExp(`^(?:${plain}|${anyOf(WITH_PREPOSITION)} )`, 'iu')
}
const PAST = begins(anyOf(`${past(TASKS)} ${past(MORE)} ${DONE}`))
const PRESENT = new RegExp(
  `^(?:${anyOf(DOES)} (?!${PREPOSITION})|(?:care|look|work|help) (?:${PREPOSITION})|${anyOf(TASKS)}(?:(?:, | and )${anyOf(TASKS)})* (?:${ABOUT}|(?!${PREPOSITION}|${NAMED}).+ ${PREPOSITION}))`,
  'iu',
)

/** True for a line that "I" can stand before: English verbs have no other form then. */
export const followsI = (line: string, isPresent: boolean): boolean =>
  PAST.test(line) || (isPresent && PRESENT.test(line))
