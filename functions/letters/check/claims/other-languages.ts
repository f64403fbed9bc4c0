import type { LetterLanguage } from '#shared/catalog/letters.ts'
import { postingText } from '../facts/facts.ts'
import type { ResumeRole } from '#functions/resume/model.ts'
import { folded } from '#functions/language/folded.ts'
import { yearsIn } from '../times/durations.ts'
import { quantities } from '../figures/quantities.ts'
import { rolesNamed, sameEmployer } from '../facts/anchors.ts'
import { problem, type Problem } from '../findings.ts'
import { wordsOf } from '../facts/words.ts'
import type { Quantity, Statement, Units } from '../model.ts'

/** Words that are names in every language: ACRONYMS, CamelCase, letters with digits. */
const COINED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}[\p{L}\p{N}]*|\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{L}+\d+\p{L}*)(?![\p{L}\p{N}])/gu
/** A capitalized word within a sentence: a name in every language but German. */
const CAPITAL = /(?<=[\p{L}\p{N},;] )\p{Lu}\p{Ll}{2,}/gu

/** Words of a language that decide whether a claim is stronger than its fact, as parts of regular expressions. */
interface ClaimWords {
  readonly leads: string
  readonly helped: string
  /** Found inside of longer words too: "fortlaufend". */
  readonly underWay: string
  readonly done: string
  readonly years: string
  readonly lacks: string
}

/** For every language of letters but English, whose words the other rules compare with the resume's. */
const WORDS: Readonly<Record<Exclude<LetterLanguage, 'en'>, ClaimWords>> = {
  de: {
    leads: String.raw`leite(?:te|t|n)?|geleitet|verantwort\p{L}*|führte|geführt`,
    helped: String.raw`mitarbeit|mitwirk\p{L}*|mitgearbeitet|mitgewirkt|unterstütz\p{L}*|mithilfe|beteilig\p{L}*`,
    underWay: 'voraussichtlich|derzeit|laufend',
    done: 'geprüfte?r?|abgeschlossen|bestanden|absolviert|bin',
    years: 'jahren?',
    lacks: String.raw`kein\p{L}*|nicht|ohne`,
  },
  fr: {
    leads: String.raw`responsable|dirig\p{L}*|pilot\p{L}*|encadr\p{L}*`,
    helped: String.raw`particip\p{L}*|aid[eé]\p{L}*|soutien|appui`,
    underWay: 'en cours|prévu',
    done: 'obtenu|terminé|suis',
    years: 'ans|années?',
    lacks: 'pas|sans',
  },
  es: {
    leads: String.raw`lider\p{L}*|encabec\p{L}*|dirig\p{L}*|responsable`,
    helped: String.raw`colabor\p{L}*|apoy\p{L}*|particip\p{L}*|ayud\p{L}*`,
    underWay: 'previst|en curso|cursando',
    done: 'titulad[oa]|termin[éó]|acabé|soy',
    years: 'años?',
    lacks: 'no|sin|ni',
  },
}

/** Any of these words in any language, because the resume's may be another than the letter's. */
const anyOf = (part: keyof ClaimWords): string =>
  `(?:${Object.values(WORDS)
    .map((words) => words[part])
    .join('|')})`
const wordsFor = (part: keyof ClaimWords): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${anyOf(part)}(?!\p{L})`, 'iu')

const LEADS = wordsFor('leads')
const HELPED = wordsFor('helped')
const OPEN = new RegExp(anyOf('underWay'), 'iu')
const DONE = wordsFor('done')
const LACKS = wordsFor('lacks')
const YEARS = new RegExp(String.raw`^\s?${anyOf('years')}(?!\p{L})`, 'iu')

const DEGREE =
  /(?<!\p{L})(?:master|máster|bachelor|doctora[dt]|doktor|promovier|diplom(?!a[ct]|át)|licenciatura|magister|MBA)/giu

/** L23 and L05: help must not become leadership, nor something under way something done. */
function overstatedInOtherLanguage(text: string, { own }: Units): readonly Problem[] {
  const leads = LEADS.test(text) && !HELPED.test(text)
  const done = DONE.test(text) && !OPEN.test(text) && !/\bsoll|\d{4}/u.test(text)
  const longWords = (line: string) =>
    wordsOf(line.toLowerCase()).flatMap(({ text: word }) => (word.length > 3 ? [word] : []))
  const said = new Set(longWords(text))
  const [best] = own
    .filter(({ kind }) => kind !== 'role')
    .map(({ text: fact }) => ({ fact, shared: longWords(fact).filter((word) => said.has(word)).length }))
    .toSorted((one, other) => other.shared - one.shared)
  if (best === undefined || best.shared < 2) return []
  if (leads && HELPED.test(best.fact))
    return [problem('L23', 'Your resume says that you had a part in this, not that it was yours.', text)]
  return done && OPEN.test(best.fact)
    ? [problem('L05', 'Your resume says that this is still under way.', text)]
    : []
}

/**
 * L05 for letters whose words cannot be compared with the resume because one of them is not in English: every
 * figure and name must occur in the resume, the posting or the contact's record, and no figure may be told of
 * another employer than its own.
 */
export function otherLanguageProblems({ kind, text }: Statement, units: Units): readonly Problem[] {
  const { resumeText, facts, posting, contact, sender, language, today } = units.assignment
  const record = [contact.firstName, contact.lastName, contact.title, contact.company]
  const known = folded(
    [resumeText, postingText(posting), ...record, sender.firstName, sender.lastName, 'CV'].join('\n'),
  )
  const joined = known.replaceAll(/[\s-]/gu, '')
  // "SystemVerilog" for "System Verilog"; a short name would be found across other words.
  const isKnown = (name: string): boolean =>
    known.includes(name) || (name.length > 5 && joined.includes(name))
  const names = [...text.matchAll(COINED), ...(language === 'de' ? [] : text.matchAll(CAPITAL))]
    .filter(({ 0: name }) => !isKnown(folded(name)))
    .map((name) => problem('L05', `"${name[0]}" stands in no fact, nor in the contact's record.`, name))
  if (kind === 'ask') return names
  const named = rolesNamed(text, facts.roles)
  const isNamed = (role: ResumeRole) => named.length === 0 || named.some((one) => sameEmployer(one, role))
  // Resumes write "Apr ’22"; a letter says 2022.
  const years = facts.roles.flatMap(({ start, end }) => [start, end].map((date) => date?.value.slice(0, 4)))
  const figures = quantities(text)
    .filter(({ text: said }) => /\d/.test(said) && !years.includes(said.trim()))
    .flatMap((quantity): readonly Problem[] => {
      const says = [...units.own, ...units.posting].filter(({ numbers }) =>
        numbers.some(({ values }) => values.some((value) => quantity.values.includes(value))),
      )
      const shown = quantity.text.trim()
      if (says.length === 0)
        return isLived(quantity)
          ? []
          : [problem('L05', `"${shown}" stands in no fact. Use a figure that does, or none.`, quantity)]
      return says.every(({ role }) => role !== null && !isNamed(role))
        ? [problem('L05', `"${shown}" belongs to another job of your resume.`, quantity)]
        : []
    })

  /** True for a length of time that the dates of the jobs give. */
  function isLived({ end, values }: Quantity): boolean {
    const most = yearsIn(named.length > 0 ? named : facts.roles, today)
    return YEARS.test(text.slice(end)) && values.some((value) => value <= most)
  }
  const degrees = LACKS.test(text) ? [] : [...text.matchAll(DEGREE)]
  const unheld = degrees.filter(({ 0: degree }) => !known.includes(folded(degree)))
  return [
    ...overstatedInOtherLanguage(text, units),
    ...figures,
    ...names,
    ...unheld.map((degree) =>
      problem('L05', `"${degree[0]}" is a degree or certificate that stands in no fact of yours.`, degree),
    ),
  ]
}
