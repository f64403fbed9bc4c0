const BASES = `achieve act adapt add address agree administer advise align allocate analyse analyze answer apply approve arrange assemble assess assign assist
  attain attend audit author automate balance boost brief bring budget build calculate capture care check clean close coach code collaborate collect combine
  co-design co-author co-create co-found co-lead co-write communicate compile complete compose conduct configure connect consolidate consult contribute control convert coordinate counsel cover create cultivate curate
  customize cut debug decide decrease define deliver demonstrate deploy design develop devise diagnose direct document double draft drive earn edit educate
  eliminate enable encourage enforce engage engineer enhance ensure establish estimate evaluate examine execute expand expedite explain extend facilitate
  file find fix forecast formulate foster found gather generate get give grow guide halve handle help hire hold host identify implement improve increase
  influence inform initiate innovate inspect install instruct integrate interpret interview introduce investigate keep launch lead learn leverage liaise lift
  log lower maintain make manage map market maximize measure meet mentor merge migrate minimize model moderate modernize monitor motivate move negotiate
  obtain onboard open operate optimize orchestrate order organise organize outperform overhaul oversee own package partner perform pilot pioneer plan prepare
  present prevent price prioritise prioritize process procure produce program project promote propose prototype provide publish purchase qualify raise rank
  read rebuild receive recommend reconcile record recruit redesign reduce refactor refine register reorganize repair replace report represent research
  release resolve respond restock retire restructure review revise rewrite roll run save scale schedule screen secure select sell send serve set shape ship shorten simplify
  solve source speak spearhead spend split staff standardize start steer stock streamline strengthen structure submit supervise supply support surpass sustain
  synthesize take target teach test track train transform translate travel treat triage trim triple troubleshoot turn tutor understand unify update upgrade
  use utilise utilize validate verify visit volunteer win work write answer book cater chair clean cook count dispense exceed float fit greet load look mend pack phone pick precept pour rewire sort teach troubleshoot trace
  unload wash watch weigh wire exceed double quote fundraise photograph paint bake brew care stock`.split(/\s+/)

const PASTS: Readonly<Record<string, string>> = {
  'co-lead': 'co-led', 'co-write': 'co-wrote', bring: 'brought', build: 'built', cut: 'cut', drive: 'drove', find: 'found', forecast: 'forecast', get: 'got', give: 'gave', grow: 'grew', hold: 'held',
  keep: 'kept', lead: 'led', make: 'made', meet: 'met', oversee: 'oversaw', read: 'read', rebuild: 'rebuilt', rewrite: 'rewrote', run: 'ran', sell: 'sold',
  send: 'sent', set: 'set', speak: 'spoke', spend: 'spent', split: 'split', take: 'took', teach: 'taught', understand: 'understood', win: 'won', write: 'wrote',
}

/** Verbs that are nouns as often: after `and` they may be either. */
const NOUNS_TOO = new Set(
  `act audit author balance boost brief budget care check code control cover cut design direct document double release split draft drive estimate file fix forecast guide
  help hire host influence interview launch lead lift log map market measure model move order package partner pilot plan present price process produce
  program project purchase raise rank read record report research review roll run sale schedule screen set shape ship source staff start stock structure
  supply support target test track train travel treat triage trim turn update upgrade use visit volunteer win work clean close open influence program
  engineer pioneer program act answer approach book chair cook count float fit load look mend pack phone pick sort trace wash watch wire quote paint bake brew care stock`.split(/\s+/),
)

const DOUBLED = /^(?:plan|fit|ship|map|cut|run|set|win|get|log|trim|debug|control|submit|program|split)$/u

const isVowelY = (base: string): boolean => /[^aeiou]y$/u.test(base)

function pastOf(base: string): string {
  const irregular = PASTS[base]
  if (irregular !== undefined) return irregular
  if (base.endsWith('e')) return `${base}d`
  if (isVowelY(base)) return `${base.slice(0, -1)}ied`
  return DOUBLED.test(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`
}

/** `build` → `building`, `ship` → `shipping`, `manage` → `managing`. */
export function gerundOf(base: string): string {
  if (base.endsWith('e') && !/[eo]e$/u.test(base)) return `${base.slice(0, -1)}ing`
  return DOUBLED.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`
}

/** `build` → `builds`, `coach` → `coaches`, `supply` → `supplies`. */
export function thirdOf(base: string): string {
  if (isVowelY(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z)$/u.test(base) ? `${base}es` : `${base}s`
}

interface VerbForm {
  readonly base: string
  readonly form: 'base' | 'past' | 'third' | 'gerund'
}

const FORMS = new Map<string, VerbForm>()
for (const base of BASES) {
  FORMS.set(thirdOf(base), { base, form: 'third' })
  FORMS.set(gerundOf(base), { base, form: 'gerund' })
  FORMS.set(base, { base, form: 'base' })
}
// Last, so that `cut`, `set` and `read`, which are all forms at once, count as what a resume mostly means by them.
for (const base of BASES) FORMS.set(pastOf(base), { base, form: 'past' })

const ADJECTIVES =
  /^(?:experienced|motivated|skilled|dedicated|detailed|certified|licensed|advanced|related|required|preferred|seasoned|accomplished|talented|qualified|organi[sz]ed|focused|fast-paced|unmatched|unlimited|varied|limited|interested|committed|proficient|need|speed|feed|seed)$/u

/** What form of which verb a word is; null when it is none that is known or could be something else. Unknown words in -ed count as past. */
export function verbForm(word: string): VerbForm | null {
  const lower = word.toLowerCase()
  const known = FORMS.get(lower)
  if (known !== undefined) return known
  return /^(?:re-|co-|pre-|over|out)?[a-z]{2,}[^aeious]ed$|^[a-z]{3,}(?:[aeiou]|s)ed$/u.test(lower) && !ADJECTIVES.test(lower) ? { base: lower, form: 'past' } : null
}

/** The past of a verb that is known, for a bullet written in the present about a job that has ended. */
export const pastTense = (base: string): string => pastOf(base)

/** True when the word is a verb in its base form, or could be one. */
export const isBaseVerb = (word: string): boolean => FORMS.get(word.toLowerCase())?.form === 'base' || /^(?:cut|set|read|forecast)$/iu.test(word)

/** True when a word after `and` could as well be a noun. */
export const isNounToo = (word: string): boolean => NOUNS_TOO.has(word.toLowerCase())

/** Worn or puffed verbs and the plain one that says the same; the fact stays. */
export const PLAIN: Readonly<Record<string, string>> = {
  leveraged: 'used', leverage: 'use', utilized: 'used', utilised: 'used', utilize: 'use', utilise: 'use', spearheaded: 'led', spearhead: 'lead',
  leveraging: 'using', utilizing: 'using', utilising: 'using', spearheading: 'leading',
}

/** "Test plans for two apps" is no deed: a word that is a noun as often must be followed by what only follows a verb. */
export function isSurelyVerb(word: string, next: string): boolean {
  if (!isNounToo(word)) return true
  if (/^(?:an?|the|all|each|every|any|our|their|them|it|new|up|\d.*|two|three|four|five|six|several)$/iu.test(next)) return true
  if (/^run$/iu.test(word)) return !/^(?:rates?|books?|times?|offs?)$/iu.test(next)
  if (/^work$/iu.test(word)) return /^(?:with|on|as|in|across|closely)$/iu.test(next)
  return /^(?:schedule|answer|open|close|clean|host|draft|present|process|review|handle)$/iu.test(word) && /[^s]s$/u.test(next)
}
