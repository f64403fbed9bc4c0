/** Verbs of tasks in a job, each a regular expression. */
export const TASKS = `
  achieve act activate adapt administer adopt advise align allocate analy[sz]e answer anticipate apply
  approve arrange assemble assess assign assist attend attract author authori[sz]e automate bake
  balance be begin book boost brief bring broaden budget build calculate call care carry catch cater
  certify chair champion change chase check clarify clean close co-author co-lead coach collaborate collect
  communicate compile complete compose compute conduct configure connect construct consult contribute
  control convert cook co-?ordinate correct count cover craft create cultivate cut debug decide decorate
  defend
  define delegate deliver demonstrate deploy design detect determine develop devise diagnose differentiate
  digiti[sz]e direct discover discuss dispatch dispense distribute diversify document double draft
  drive earn edit educate enable encourage enforce engage engineer enhance enroll ensure equip
  establish estimate evaluate evolve examine exceed execute expand expedite experiment explain explore
  extend facilitate fill find finish fit fix follow forecast foster fulfill gather generate get give go
  govern greet grow guarantee guide halve handle help hire host identify implement improve incorporate
  increase inform initiate inspect inspire install integrate interact interpret interview introduce
  investigate join judge keep launch lead learn leverage liaise listen live load locate look lower maintain
  make manage manufacture map mark match maximi[sz]e measure mediate meet mentor merge migrate
  minimi[sz]e model moderni[sz]e modify monitor motivate move navigate negotiate notify nurture observe
  obtain offer onboard open operate optimi[sz]e orchestrate order organi[sz]e outline overcome oversee
  own pack participate partner perform pick place plan precept predict prepare prescribe present
  preserve prevent price prioriti[sz]e process procure produce promote propose protect prove provide
  publish purchase push put qualify query raise reach reali[sz]e rebrand rebuild receive recogni[sz]e
  recommend reconcile record recover recruit redesign reduce refine register reinforce release
  renegotiate reorgani[sz]e replace report represent research resolve respond restock restore
  restructure retain retire review revise roast roll run safeguard scale schedule secure see select
  sell send serve set share ship shorten simplify solve source spearhead specify speed spend split spot
  stabili[sz]e stack standardi[sz]e start steer stock streamline strengthen submit summari[sz]e
  supervise support sustain switch tackle tailor take teach test track train translate transport treat
  troubleshoot turn understand undertake unify unload up update upgrade use utili[sz]e validate verify
  visit welcome weld win wire work write`
/** Verbs of duties in postings, which resumes seldom begin with or use as nouns. */
const DUTIES = `
  accompany adhere address adjust advertise advocate audit calibrate comply cooperate counsel deter enter
  fabricate finali[sz]e fulfil influence illustrate inject instruct issue lift market program proofread
  refuse remove repair shape store supply uphold watch`
/** Verbs of tasks in postings. */
export const POSTED = `${TASKS} ${DUTIES}`
/** Verbs whose base form may be a noun, so that only their past is recognized. */
const MORE = `
  accelerate address adjust advance advocate alert audit benchmark bill bridge capture code
  collate command commission compare consolidate contract counsel debut decrease demo discharge
  eliminate enter escort field file film finance formulate found fund garner grade groom harvest head
  illustrate instruct inventory invest label landscape log machine market master mow overhaul package
  paint patrol phase photograph pilot pioneer pitch plant pour program proofread prototype prune pull
  quadruple rank refactor reform rehearse remodel renew renovate repair retrain revamp revive rewire
  rotate route sample saniti[sz]e save scan screen script search service settle shadow shape simulate slash
  sort sponsor staff stage store supply survey tend transcribe transfer transform triage trim triple
  tune tutor uncover underwrite upload volunteer wash widen`
/** Irregular past forms. */
const DONE = `
  built led cut ran wrote rewrote taught grew brought won set kept held made took gave drove spoke sold bought found rebuilt oversaw began sent met co-wrote co-led co-designed co-authored offered photographed invoiced programmed drew laid put paid`
/** Verbs that are not also nouns. */
const DOES = `
  manage maintain prepare provide deliver develop teach train supervise oversee write keep build create reconcile
  negotiate coordinate handle administer organi[sz]e run serve advise cook sell care recruit assist perform
  ensure assess install operate educate facilitate implement evaluate diagnose inspect identify introduce`
/** A noun may follow these as well: "Trained nurse", "Applied mathematics". */
const ADJECTIVES =
  'applied demonstrated qualified trained organi[sz]ed engaged determined selected established'
/** Verbs that take a preposition; other past forms before one are passive ("Promoted to shift lead"). */
const WITH_PREPOSITION = `
  care look work help collaborate contribute participate respond assist serve partner consult advise report
  coordinate communicate negotiate recruit volunteer interact liaise speciali[sz]e`
const PREPOSITION =
  '(?:to|for|as|by|in|with|at|from|of|on|into|through|under|during|after|against|across|within|between) '
/** Beginnings of an object, which tell a verb from a noun: "Lead the team", but "Lead nurse". */
const ABOUT = `(?:(?:the|an?|my|our|its|all|both|each|every|several|many|new|up|out|about|around|over|more|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) |[\\d$£€])`

/** What others did to the writer: "Promoted to shift lead", "Rated 4.9 of 5". */
export const PASSIVE =
  /^(?:promoted|elected|appointed|named|voted|awarded|nominated|ranked|rated|certified|recogni[sz]ed|tasked|entrusted|invited) /iu
/** Any past form before the beginning of an object: "Typed 70 words", "Re-engineered the pipeline". */
const REGULAR = String.raw`(?!based |licensed |\p{L}*eed )[\p{L}-]+ed ${ABOUT}`

/** Second words of compound nouns: "Lead nurse", "stock control". */
const NAMED = String.raw`(?:\p{L}+(?:er|or|ist|ant)s?|\p{L}+(?:ing|ment|tion)s?(?! of )|desk|nurse|team|staff|control|work|analysis|support|service|and)[ ,]`

const anyOf = (words: string): string => `(?:${words.trim().split(/[\s]+/u).join('|')})`

/** Matches a word of the list at the start, before a space or comma. */
export const first = (words: string): RegExp => new RegExp(`^${anyOf(words)}(?=[ ,])`, 'iu')

/** "teaches, carries, plans" for "teach carry plan". */
const third = (words: string): string =>
  words.replaceAll(/\S+/gu, (word) => (/[^aeo]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}e?s`))

/** Matches one of the verbs in the third person at the start, unless a base form is joined to it: "provides and assist". */
export const firstThird = (words: string): RegExp =>
  new RegExp(`${first(third(words)).source}(?!\\w* (?:and|or) ${anyOf(words)} )`, 'iu')

/** "taught, carried, planned" for "teach carry plan". */
const past = (words: string): string =>
  words.replaceAll(/\S+/gu, (word) => {
    if (word.endsWith('e')) return `${word}d`
    return /[^aeo]y$/u.test(word) ? `${word.slice(0, -1)}ied` : `${word}${word.slice(-1)}?ed`
  })

/** Matches one or more of the verbs and the beginning of their object. */
const begins = (verbs: string): RegExp => {
  const row = `(?:[\\p{L}-]+ly )?${verbs}(?:(?:, and |, | and )${verbs})* `
  const plain = `(?!${anyOf(ADJECTIVES)} (?!${ABOUT}))${row}(?!${PREPOSITION})`
  return new RegExp(
    `^(?:${plain}|${anyOf(`${past(WITH_PREPOSITION)} met dealt took spoke ran led`)} |${REGULAR})`,
    'iu',
  )
}
const PAST = begins(anyOf(`${past(TASKS)} ${past(MORE)} ${DONE}`))
const PRESENT = new RegExp(
  `^(?:${anyOf(DOES)} (?!${PREPOSITION})|(?!partner at )${anyOf(`${WITH_PREPOSITION} meet`)} (?:with|to|on|in|at|as|for|after) |${anyOf(TASKS)}(?:(?:, | and )${anyOf(TASKS)})* (?:${ABOUT}|(?!${PREPOSITION}|${NAMED}).+(?: ${PREPOSITION}|(?:,| and) ${anyOf(TASKS)} )))`,
  'iu',
)

/** Base forms that are nouns as well: "Pick accuracy", "Order entry", but "Order spare parts". */
const NOUNS =
  'answer bill book call check cost cover help market order pick place plan price process report review sample score service ship stock support test track use work'
/** One of these nouns, and no determiner or plural object that would make it a verb. */
const BEGINS_WITH_NOUN = new RegExp(
  `^${anyOf(NOUNS)} (?!${ABOUT}|(?:[\\p{L}-]+ ){0,2}\\p{L}+[^su]s(?![\\p{L}-]))`,
  'iu',
)

/** "Pick accuracy from 98.6% to 99.5%": a figure that changed, without a verb. */
const CHANGE = /^(?:[\p{L}-]+ ){1,5}from \S*\d\S* (?:\p{L}+ )?to \S*\d/u

const isVerb = (line: string): boolean =>
  PAST.test(line) || (first(TASKS).test(line) && !BEGINS_WITH_NOUN.test(line))

/** The line with "went" when it tells how a figure changed and has no verb; else null. */
export const changeOf = (line: string): string | null =>
  CHANGE.test(line) && !isVerb(line) ? line.replace(/ (?=from )/u, ' went ') : null

const COUNTED =
  /^(\p{L}[^:;.]*): (\d[^:,]* in (?:19|20)\d\d), (\d[^:,]* in (?:19|20)\d\d)(, \d[^:,]* in (?:19|20)\d\d)?/u

/** "Callbacks went from 11 in 2022 to 7 in 2024 and 3 in 2025" for "Callbacks: 11 in 2022, 7 in 2024, 3 in 2025"; else null. */
export function countedOf(line: string): string | null {
  const told = line.replace(
    COUNTED,
    (_, what: string, before: string, next: string, last = '') =>
      `${what} went from ${before} to ${next}${last.replace(', ', ' and ')}`,
  )
  return told === line ? null : told
}

/** True for a line that makes a sentence after "I". */
export const followsI = (line: string, isPresent: boolean): boolean =>
  !PASSIVE.test(line) &&
  (PAST.test(line) || (isPresent && PRESENT.test(line) && !BEGINS_WITH_NOUN.test(line)))

/** Past forms after a semicolon whose subject is still the writer: "Close the books; cut it to five days". */
export const tellsOn = (line: string): boolean => PAST.test(line)
