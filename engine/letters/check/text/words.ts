import { bare, fold } from './fold.ts'

/** A word of a text with its UTF-16 offsets. */
export interface Word {
  readonly text: string
  /** Lower case, without diacritics and possessive. */
  readonly key: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}&+#]|['.-](?=[\p{L}\p{N}]))*[+#]*/gu

/** French and Spanish articles before an apostrophe: "l'équipe", "d'exploitation". */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu)'(?=.)/iu

/** The words of a text, in order. */
export const wordsOf = (text: string): readonly Word[] =>
  [...fold(text).matchAll(WORD)].map(({ 0: found, index }) => {
    const said = found.replace(ELIDED, '')
    const start = index + found.length - said.length
    return { text: said, key: bare(said.replace(/'s?$/u, '')), start, end: index + found.length }
  })

/**
 * What inflections of a word share: "Projekte" and "Projekt", "clients" and "client". Short words lose no more than a plural.
 */
export const stemOf = (key: string): string =>
  key.length <= 4
    ? key.replace(/^(.{3})s$/u, '$1')
    : key.replace(/(?:innen|in|ings?|ed|es|en|er|em|as|os|s|e|n|a|o)$/u, '')

/** Words of articles, pronouns, prepositions and auxiliaries, which tell nothing about a subject. */
const LIGHT = new Set(
  `a an and are as at be been between but by can could did do for from had has have he her his how i if in into is it its me
  more my no not of on or our out over she so some than that the their them then there they this to up us was we were
  what when which who will with would you your about any am
  aber als am an auch auf aus bei bin das dass dem den der des die doch durch ein eine einem einen einer es fur hat
  habe haben ich ihr ihre ihrem ihren im in ist ja kann mehr mein meine meinem meinen mir mit nach nicht noch nur oder
  sein seit sich sie sind so um und uns unter vom von zwischen vor war was wie wir wird zu zum zur uber
  au aux avec ce ces cette chez comme dans de des deux du elle en est et etre ils je la le les leur ma mais me mes mon
  ne nos notre nous on ou par pas plus pour qu que qui sa sans se ses son sont sur tout un une vos votre vous ai
  al como con cual de del desde donde el ella en entre era es esta este ha han he hay la las le les lo los mas me mi mis
  muy no nos o para pero por que se ser si sin sobre son su sus tambien te un una unos usted y ya`.split(
    /\s+/,
  ),
)

export const isLight = ({ key }: Word): boolean => LIGHT.has(key)

/** Stems of the words of a text that tell something. */
export const tellingStems = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text).flatMap((word) =>
      // A "32-bed unit" has beds.
      isLight(word)
        ? []
        : [stemOf(word.key), ...(/^\d+-(\p{L}+)$/u.exec(word.key)?.slice(1).map(stemOf) ?? [])],
    ),
  )

/** The words of lists that stand in files of data. */
export const wordsIn = (lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')))
