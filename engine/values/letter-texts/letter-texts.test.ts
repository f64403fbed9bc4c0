import { describe, expect, it } from 'vitest'
import { textsOf } from '../../letters/texts.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '../letter-languages.ts'

const SLOTS = 'town|title|place|company|at company|resume|date|first|whole'

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? Object.values(value).flatMap(strings)
      : []

describe.each(LETTER_LANGUAGES)('%s', (language) => {
  const texts = textsOf(language)

  it('uses only slots that are filled', () => {
    const used = strings(texts).flatMap((text) =>
      [...text.matchAll(/\{([\w ]+)\}/gu)].map(([, name]) => name ?? ''),
    )
    expect(used.filter((name) => !SLOTS.split('|').includes(name))).toEqual([])
  })
  it('asks one question in one line', () =>
    expect(strings(texts.ask).filter((text) => !/^[^?]{5,70}\?$/u.test(text))).toEqual([]))
  it('introduces lines with a colon', () =>
    expect(strings(texts.lead).filter((text) => !text.endsWith(':'))).toEqual([]))
  it('can begin and name itself whatever is unknown', () => {
    expect(texts.opening.at(-1)).not.toContain('{title}')
    expect(texts.subjects.at(-1)).not.toContain('{')
  })
  it('repeats no sentence in a list', () => {
    const lists = [texts.opening, ...Object.values(texts.ask)]
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([])
  })
})

it.each<readonly [LetterLanguage, string, string]>([
  ['en', 'Larkfield', 'at Larkfield'],
  ['en', 'University of Leeds', 'at the University of Leeds'],
  ['en', 'Town of Granite Falls', 'at the Town of Granite Falls'],
  ['de', 'Rheinbogen Logistik', 'bei Rheinbogen Logistik'],
  ['de', 'Stadtverwaltung Muldental', 'bei der Stadtverwaltung Muldental'],
  ['de', 'Klinikum Innerste', 'beim Klinikum Innerste'],
  ['de', 'Kita-Verbund Leinetal', 'beim Kita-Verbund Leinetal'],
  ['fr', 'CISSS du Littoral-Nord', 'au CISSS du Littoral-Nord'],
  ['fr', 'Le Saule', 'chez Le Saule'],
  ['fr', 'Clinique des Trois Vallées', 'à la Clinique des Trois Vallées'],
  ['fr', 'Centre Hospitalier du Vivarais', 'au Centre Hospitalier du Vivarais'],
  ['fr', 'Hôpital Saint-Roch', 'à l’Hôpital Saint-Roch'],
  ['fr', 'EHPAD Les Tilleuls', 'à l’EHPAD Les Tilleuls'],
  ['fr', 'Brasserie du Quai', 'à la Brasserie du Quai'],
  ['fr', 'Imprimerie Morel', 'à l’Imprimerie Morel'],
  ['es', 'Casa Olmedo', 'en Casa Olmedo'],
  ['es', 'Universidad del Prado', 'en la Universidad del Prado'],
  ['fr', 'Domaine de la Roselière', 'au Domaine de la Roselière'],
  ['de', 'Käsereigenossenschaft Oberwald', 'bei der Käsereigenossenschaft Oberwald'],
])('in %s %s is "%s"', (language, name, said) => expect(textsOf(language).at(name)).toBe(said))
