import { mayBeIn } from '../../language/letter-languages.ts'
import { LETTER_TEXTS, type LetterLanguage } from '../../values/letter-languages.ts'
import { termsOf } from '../../language/terms.ts'
import { countWords } from '../../language/words.ts'
import { languageOfLine } from '../letter-language.ts'
import type { Fact } from '../../values/resume-facts.ts'
import { capitalized, small } from '../../values/letter-texts/letter-texts.ts'
import type { Assignment } from '../model.ts'
import type { Sentence } from '../../values/letter.ts'
import { splitSentences } from '../sentences.ts'
import { slot, townIn, type Slot } from './frames.ts'
import { isQuotable, resumeSource, sure } from './lines.ts'

const MIN_WORDS = 3
const MAX_WORDS = 45

/** Whether a text is a sentence in which its writer speaks of themselves. */
export const speaksOfSelf = (text: string, language: LetterLanguage): boolean =>
  LETTER_TEXTS[language].self.test(text)

/** A sentence of a letter that stands beside the resume, a question, or one that speaks of what was said before. */
const TO_ANOTHER =
  /\?|(?<!\p{L})(?:[Rr]eferen[cz]\p{L}*|[Rr]éférences?|[Rr]eferees?|[Pp]lease|[Bb]itte|[Mm]erci de|[Pp]or favor)(?!\p{L})|(?<!\p{L})(?:you|your|Sie|Ihn?en|Ihre?[mnrs]?|vous|votre|vos|usted(?:es)?)(?!\p{L})|(?<!\p{L})(?:of (?:it|them)|the (?:last|latter|former)|on request|looking after|do (?:that|this|it)|davon|letzter\p{L}+)(?!\p{L})/u
const FOR_ANOTHER =
  /(?<!\p{L})(?:at|with|for|join|joining|bei|chez|en) (?:the |der |la |le )?(\p{Lu}[\p{L}-]+)/u

/** The sentences outside of the jobs in which the writer says what they look for. */
function wishesIn({ facts, resumeText, language, posting }: Assignment): readonly Fact[] {
  const outside = facts.roles.reduce(
    (text, { span }) =>
      `${text.slice(0, span.start)}${'\n'.repeat(span.end - span.start)}${text.slice(span.end)}`,
    resumeText,
  )
  // Lines that a margin broke are joined; headings are not.
  const text = outside.replaceAll(/(?<=[\p{Ll},.;]|\bI)\n(?=\p{L})/gu, ' ')
  const { wish: wishes, self } = LETTER_TEXTS[language]
  const isBare = (wish: string) =>
    wish.search(wishes) === 0 && !self.test(wish.split(/[^\p{L}]/u, 1)[0] ?? '')
  return (
    splitSentences(text, language)
      .filter(
        ({ text: wish }) =>
          wishes.test(wish) && isQuotable(wish) && !TO_ANOTHER.test(wish) && !wish.includes(' / '),
      )
      // "… as part of the team at Otter Mill" was written for another employer.
      .filter(({ text: wish }) => {
        const [, name = ''] = FOR_ANOTHER.exec(wish) ?? []
        return `${posting.company} ${posting.location} ${posting.description}`.includes(name)
      })
      .map(({ text: value, span }) => ({
        value: isBare(value) ? `${LETTER_TEXTS[language].wishes}${small(value)}` : value,
        quote: resumeText.slice(span.start, span.end),
        span,
        confidence: 1,
      }))
  )
}

/** Words of weariness, pay, hours and cars, with which nobody is won. */
const COMPLAINT =
  /\b(?:sick|tired|fed up|bored|burn(?:ed|t) out|any ?more|no longer|not steady|not want|don[’']?t want|there(?:[’']?s| is) no|müde|satt|leid|nicht mehr|marre|fatigu\p{L}*|épuis\p{L}*|ras le bol|on court|plus envie|cansad[oa]|hart[oa]|ya no|no me|no quiero|pay|salary|wages?|money|gehalt|lohn|geld|verdien\p{L}*|salaire|paye|prime|sueldo|salario|dinero|overtime|nights|überstunden|nachtschicht\p{L}*|nuits|noches|heures sup\p{L}*|horas extras?|company car|tarif|nervt|dry|week-?ends?|wochenenden?|fines de semana|dienstwagen|mein auto|voiture de fonction|coche)\b/iu
/**
 * Why the writer wants the job, in the words in which they answered, when these are in the letter's language, or else
 * what their resume says that they look for: the sentences that share a telling word with the posting and complain of nothing.
 */
export function reasonOf(assignment: Assignment): readonly Sentence[] {
  const { facts, language, posting } = assignment
  const line = facts.lines.find(({ says }) => says === 'reason_for_change')
  const given = sure(line?.statement)
  const isTellable =
    line === undefined ||
    (given !== null &&
      !given.value.includes('?') &&
      speaksOfSelf(given.value, language) &&
      mayBeIn(language, languageOfLine(line, facts)))
  if (!isTellable) return []
  const { title, company, location, description } = posting
  const asked = termsOf([title, company, location, description].join('\n'), facts.language)
  const isTold = (text: string) =>
    countWords(text) >= MIN_WORDS &&
    countWords(text) <= MAX_WORDS &&
    !COMPLAINT.test(text) &&
    [...termsOf(text, facts.language)].some((term) => asked.has(term))
  const said = given === null ? wishesIn(assignment) : [given]
  return said.flatMap((fact) =>
    splitSentences(fact.value, language)
      .map(({ text }) => text)
      .filter(isTold)
      .map((text) => {
        const own = text.replace(/[.!]+$/u, '')
        return { text: `${capitalized(own)}.`, sources: [resumeSource(fact)] }
      }),
  )
}

/**
 * The town that the writer lives in, when it is the posting's own; null for work from anywhere, and when their reason begins
 * with it: "Based in Leeds, I'm looking …".
 */
export function homeOf({ facts, language, posting }: Assignment, [reason]: readonly Sentence[]): Slot | null {
  const home = sure(facts.location)
  const town = home === null || posting.remote ? null : townIn(home.value)
  if (town === null || town !== townIn(posting.location)) return null
  const intro = reason?.text.split(',', 1)[0] ?? ''
  const isSaid = intro.includes(town) && !speaksOfSelf(intro, language)
  return home !== null && !isSaid ? slot(town, resumeSource(home)) : null
}
