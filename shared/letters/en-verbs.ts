/** Verbs of tasks in a job, each a regular expression. */
export const TASKS = `
  achieve act activate adapt administer adopt advise align allocate analy[sz]e answer anticipate apply
  appraise approve arbitrate arrange ascertain assemble assess assign assist assure attain attend
  attract augment author authori[sz]e automate avoid bake balance be begin book boost brief bring
  broaden budget build calculate calibrate call care carry catch categori[sz]e cater certify champion
  change chase check clarify classify clean close co-author co-lead coach collaborate collect
  communicate compile complete compose compute conceive conceptuali[sz]e condense conduct configure
  connect conserve construct consult contain contribute control convert cook coordinate correct
  correspond count cover craft create cultivate customi[sz]e cut debug decide deepen defend define
  delegate deliver demonstrate deploy design detect determine develop devise diagnose digiti[sz]e
  direct disassemble discover discuss dispatch dispense distribute diversify document double draft
  drive earn edit educate elevate elicit embed empower enable encourage enforce engage engineer enhance
  enlist enrich enroll ensure equip establish estimate evaluate evolve examine exceed execute expand
  expedite experiment explain explore extend fabricate facilitate familiari[sz]e fill find finish fit
  fix follow forecast foster fulfill further gather gauge generate get give go govern greet grow
  guarantee guide halve handle help hire hone host identify implement improve improvise incorporate
  increase influence inform initiate inspect inspire install insure integrate interact interpret
  interview introduce invent investigate isolate iterate join judge justify keep launch lead learn
  lessen leverage liaise listen live load locali[sz]e locate look lower maintain make manage manipulate
  manufacture map mark match maximi[sz]e measure mediate meet mentor merge migrate minimi[sz]e
  mobili[sz]e model moderate moderni[sz]e modify monitor motivate move navigate negotiate notify
  nurture observe obtain offer onboard open operate optimi[sz]e orchestrate order organi[sz]e outline
  outperform outsource overcome oversee own pack participate partner perfect perform persuade pick
  pinpoint place plan precept predict prepare prescribe present preserve prevent price prioriti[sz]e
  process procure produce promote propose protect prove provide publish purchase pursue push put
  qualify quantify query raise reach react reali[sz]e rebrand rebuild receive recogni[sz]e recommend
  reconcile record recover recruit rectify redesign reduce refine register reinforce relay release
  relocate remedy renegotiate reorgani[sz]e replace replenish report represent reproduce rescue
  research reshape resolve respond restock restore restructure retain retire retrieve reuse review
  revise revitali[sz]e roast roll run safeguard satisfy scale schedule secure see select sell send
  serve set sew share ship shorten simplify solicit solve source spearhead specify speed spend split
  spot stabili[sz]e stack standardi[sz]e start steer stimulate stock strategi[sz]e streamline
  strengthen submit suggest summari[sz]e supervise support surpass sustain switch synchroni[sz]e
  synthesi[sz]e systemati[sz]e tackle tailor take teach test track train translate transport treat
  troubleshoot turn understand undertake unify unload up update upgrade use utili[sz]e vaccinate
  validate verify visit welcome weld win wire withdraw work write`
/** Verbs whose base form may be a noun, so that only their past is recognized. */
const MORE = `
  abate accelerate address adjust advance advocate aggregate alert alleviate anchor approach archive
  audit award back batch benchmark bill block bolster bottle bridge captain capture catalog chair
  channel chart circulate code collate command commence commission compare compete consolidate contract
  counsel credit debut decrease defer demand demo detail discharge display draw eliminate enter escort
  exhibit export factor field file film finance focus forge formali[sz]e format formulate forward found
  frame fund gain garner grade groom group handcraft harvest head illustrate import index infuse
  initiali[sz]e institute instruct interface inventory invest issue label landscape liaison license
  link lobby lodge log machine market master mine mow narrate network number originate overhaul package
  page paint patrol phase photograph pilot pioneer pitch plant poll port position pour practice preside
  preview profile program progress project prompt proofread prototype prune pull quadruple question
  rank rate reason refactor reference reform regulate rehabilitate rehearse remodel render renew
  renovate repair request reserve resource retrain revamp reverse revive reward rewire rotate route
  salvage sample saniti[sz]e save scaffold scan scout screen script sculpt search segment sequence
  service settle shadow shape sharpen shift shoot simulate sketch slash solidify sort spark sponsor
  staff stage state store structure study style supplement supply survey table target tend thread time
  tour trace trade transact transcribe transfer transform transmit triage trim triple trouble tune
  tutor uncover underwrite upload value vet view voice volunteer wash widen wrap yield`
/** Irregular past forms. */
const DONE = `
  built led cut ran wrote rewrote taught grew brought won set kept held made took gave drove spoke sold bought found rebuilt oversaw began sent met co-wrote co-led co-designed co-authored offered photographed invoiced programmed`
/** Verbs that are not also nouns. */
const DOES = `
  manage maintain prepare provide deliver develop teach train supervise oversee write keep build create reconcile
  negotiate coordinate handle administer organi[sz]e run serve advise cook sell care recruit`
/** A noun may follow these as well: "Trained nurse", "Applied mathematics". */
const ADJECTIVES =
  'applied demonstrated qualified trained organi[sz]ed engaged determined selected established'
/** Verbs that take a preposition; other past forms before one are passive ("Promoted to shift lead"). */
const WITH_PREPOSITION = `
  (?:care|look|work|help|collaborate|contribute|participate|respond|assist|serve|partner|consult|advise
  report|coordinate|communicate|negotiate|recruit|volunteer)(?:e?d)? took spoke ran led`
const PREPOSITION = '(?:to|for|as|by|in|with|at|from|of|on|into|through|under|during|after) '
/** Beginnings of an object, which tell a verb from a noun: "Lead the team", but "Lead nurse". */
const ABOUT = `(?:(?:the|an?|my|our|its|all|both|each|every|several|many|new|up|about|around|over|more|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) |[\\d$£€])`

/** Second words of compound nouns: "Lead nurse", "stock control". */
const NAMED = String.raw`(?:\p{L}+(?:er|or|ist|ant|ing|ment|tion)s?|nurse|team|staff|control|work|analysis|support|service|and)[ ,]`

const anyOf = (words: string): string => `(?:${words.trim().split(/[\s]+/u).join('|')})`

/** Matches a word of the list at the start, before a space or comma. */
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

/** Matches one or more of the verbs and the beginning of their object. */
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

/** True for a line that makes a sentence after "I". */
export const followsI = (line: string, isPresent: boolean): boolean =>
  PAST.test(line) || (isPresent && PRESENT.test(line))
