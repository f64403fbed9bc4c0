const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** Forms of address and academic titles, folded and without full stops. None of them is a given name. */
const TITLES = setOf(
  `mr mrs ms miss mx mister dr drs dra prof profa professor professorin professeur doctor doktor docteur phd capt captain col colonel
  lt sgt cpt rev reverend sir dame herr herrn frau mme mlle mmes madame monsieur mademoiselle sra srta senor senora
  senorita dipl dipling diploming doz dozent priv-doz pd univ-prof univprof em emer habil dott dottssa dottore
  dottoressa signor signora mevr dhr fru engr shri smt adv cllr ret retd`,
)

/** Abbreviations that are titles with a full stop and may be names without one: "Ing. Petr", "Eng Tan". */
const ABBREVIATED = setOf(
  'jr ing mag mgr bc bca judr mudr rndr phdr lic arq avv eng er ir fr sr hr st hon gen maj mmag',
)

/** Degrees, certificates and generations that follow a name, folded and without full stops. */
const SUFFIXES = setOf(
  `mba emba phd dphil dba edd dsc md mda jd llm llb llp ma mas msc ms mse ba bas bsc bs be beng meng mres mphil mph mpa mfa msw med mtech btech
  cpa cfa cma acca aca fca cia cisa cism cissp pmp pe rn np bsn msn dds dmd dvm esq csm psm pmi itil six sigma cipd mcipd
  fcipd acipd assoccipd chrp chrl gphr phr sphr shrm shrm-cp shrm-scp shrmcp shrmscp cipp csc dis faia aia ret retd hons fh
  ba(hons) jr sr ii iii iv dipl-ing diplom-ing dipling dipl-kfm dipl-bw mitglied scd mbbs frcs frcp obe mbe cbe kc qc lcsw`,
)

const PLACEHOLDERS = setOf(
  `undefined unknown unbekannt inconnu desconocido anonymous anonym anonyme anonimo tbd tba xxx xx placeholder
  firstname lastname first-name last-name fullname fname lname vorname nachname prenom nombre apellido apellidos
  name username user contact-name noname null none nil nan na n/a void empty test testuser redacted confidential`,
)
/** Placeholders that are also names of people, which only the case of machines gives away: "null", "NULL". */
const AMBIGUOUS = setOf('nil nan na test empty void')
/** The same in family names: Christopher Null and Nadine None exist. */
const AMBIGUOUS_LAST = setOf('null none user name nil nan na test empty void')

/** Words of departments and mailboxes in the languages of letters. */
const ROLES = setOf(
  `info information hr people talent talents acquisition career careers karriere job jobs recruiter recruiters recruiting
  recruitment hiring manager managers team teams the our human resources resource department dept office admin
  administration administrator support help helpdesk desk service services sales marketing finance accounting accounts
  billing legal press media contact contacts kontakt hello reception enquiries inquiries mail email noreply no-reply
  postmaster webmaster operations ops partner partners business development staff staffing personnel employer branding
  experience culture community customer customers success head director ceo cto cfo coo chro founder owner
  personal personalabteilung personalwesen bewerbung bewerbungen bewerbermanagement recrutement ressources humaines
  rekrutierung equipe equipo rh rrhh recursos humanos empleo seleccion reclutamiento emploi emplois candidatures
  candidature abteilung sekretariat secretariat zentrale company unternehmen group gruppe university early graduate`,
)
/** Role words that are also given names: a person called Job or Art is greeted if the rest is a name. */
const ROLE_OR_NAME = setOf('job early head')

/** Small words of family names. */
export const PARTICLES = setOf(
  `van von vom zu zum zur der den dem des de da das do dos du del della dello degli dalla di la las le los lo ter ten te
  op het af av bin binti bint ibn el al y e und and`,
)
/** Particles that end a given name only when the family name was cut in the wrong place. */
export const LEADING_PARTICLES = setOf(
  'van von vom zu zum zur der den dem de da dos du del della di la las le los ter ten te op het af av bin binti ibn',
)

/** A word for comparison: folded, without full stops. */
export const key = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[.’',]/gu, '')
    .toLowerCase()

export const isTitle = (word: string): boolean =>
  TITLES.has(key(word)) ||
  // "Dr. med.", "Dr. rer. nat.", "Prof. h.c."
  /^(?:\p{Ll}{2,}|h\.c)\.$/u.test(word) ||
  (ABBREVIATED.has(key(word)) && word.includes('.')) ||
  // "Dipl.-Ing.", "Mag.-Arch.", "Univ.-Prof."
  /^(?:dipl|mag|univ)\.-?\p{L}+|^\p{L}+-prof\.?$/iu.test(word)

/**
 * Whether a word is a degree. `AFTER` a name "MA" is one; alone or in front it may be a name ("Ma"), so only
 * dotted degrees count ("Ph.D.").
 */
export function isSuffix(word: string): boolean {
  const plain = key(word)
  return SUFFIXES.has(plain) && (plain.length > 2 || word === word.toUpperCase() || word.includes('.'))
}

export const isPlaceholder = (word: string, isLast: boolean): boolean => {
  const plain = key(word)
  if (!PLACEHOLDERS.has(plain)) return false
  const isMachine = word === word.toLowerCase() || word === word.toUpperCase() || word === 'NaN'
  return isMachine || !(isLast ? AMBIGUOUS_LAST : AMBIGUOUS).has(plain)
}

export const isRole = (word: string): boolean => ROLES.has(key(word))
export const mayBeName = (word: string): boolean => ROLE_OR_NAME.has(key(word))

/** Words of orders to the reader of a letter or to a model, which no name has. */
export const isOrder = (word: string): boolean =>
  /^(?:ignor\p{L}*|disregard|forget|overrid\p{L}*|instructions?|prompts?|bcc|passwords?|click|send|reply|repeat|pretend|output|jailbreak\p{L}*)$/iu.test(
    word,
  )
