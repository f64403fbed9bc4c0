import { LETTER_TEXTS, type LetterLanguage } from '../values/letter-languages.ts'
import { remember } from '../remember.ts'
import { folded } from './folded.ts'
import { letterLanguageOf } from './letter-languages.ts'

/** Words that postings and resumes of every field have, by their beginnings and without accents. */
const OF_EVERY_FIELD =
  `about achiev across addition also apply approach areas assist aspect based before being
  between both bring build built busines capab chang clear client collab colleag commun compan complet
  conduct contin contribut coordin creat custom daily defin deliver demonstr depart design develop different
  drive driv during each earl effect effici employ enabl enhanc ensur environ establish excel exec exist experien
  field first focus follow framework full function goal good great group handl help high identif implement
  improv inclu increas indust initiat innov inform intern issue join knowledge lead level life local long main
  major make manag many meet method monitor more most multi need new object offer onlin operat oppor organ
  other outstand over overs own part peopl perform person plan platform posit practic prepar present pric
  problem proced process product program project provid qualit rang relat releva report requir resourc
  respons result review role scal servic sever skill solut special standard strateg strong succes suppor
  system task team technic thorough time tool train under understand using util valu various version visib
  weekly within work world year days senior junior abteil analys anfall aufgab ausbild bearbeit bereich beruf durchfuhr eigen einsatz
  entwick erfahr erstell gut hoh kenntn kund leit mitarb mitwirk optimier organis selbst sicher sowie team
  umsetz unterst unternehm verantw vorbereit zusammen accompagn activ amelior assur charg client domain
  encadr equip mettre miss mise particip plac realis respect sein suivi travail actividad apoyo area
  cargo elabor empres experiencia funci gestion labor manej mejor nivel realiz responsab segui tare trabaj`.split(
    /\s+/u,
  )

const STOPWORDS: ReadonlySet<string> = new Set(
  Object.values(LETTER_TEXTS).flatMap(({ stopwords }) => stopwords.map(folded)),
)

const MIN_LETTERS = 4

const isTelling = (word: string): boolean =>
  word.length >= MIN_LETTERS &&
  // "Bestand" and "Bestellung" begin with it.
  word !== 'best' &&
  !STOPWORDS.has(word) &&
  !OF_EVERY_FIELD.some((beginning) => word.startsWith(beginning))

function termsIn(text: string, language: LetterLanguage): readonly string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  return words
    .filter((word) => isTelling(folded(word)))
    .map((word) => folded(LETTER_TEXTS[language].stem(word)))
}

const finderIn = remember(
  (language) => remember((text) => new Set(termsIn(text, letterLanguageOf(language) ?? 'en')), 50_000),
  1_000,
)

/**
 * The stems of a text's words, without words that texts of every field have. `language` is an ISO 639 code;
 * stems of different languages are the same only for names and for words that they share.
 */
export const termsOf = (text: string, language: string): ReadonlySet<string> => finderIn(language)(text)
