import type { Day, Language, Until } from './person.ts'

/** How a template writes a range of months. */
export type DateStyle =
  | 'short'
  | 'long'
  | 'short to'
  | 'long to'
  | 'slash'
  | 'dot'
  | 'year'
  | 'apostrophe'
  | 'since'
  | 'long hyphen'
  | 'day'
  | 'capitals'
  | 'abbreviated'
  | 'year since'

const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }
const PRESENT: Record<Language, string> = { en: 'Present', de: 'heute', fr: 'aujourd’hui', es: 'actualidad' }
const UNTIL: Record<Language, string> = { en: 'to', de: 'bis', fr: 'à', es: 'a' }
const SINCE: Record<Language, string> = { en: 'since', de: 'seit', fr: 'depuis', es: 'desde' }

const lastDay = (year: string, number: string) =>
  new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()

/** Styles that keep only the year. */
const isYears = (style: DateStyle) => style === 'year' || style === 'year since'

function month(day: Day, style: DateStyle, language: Language, isEnd = false): string {
  const [year = '', number] = day.split('-')
  if (number === undefined || isYears(style)) return year
  if (style === 'day') return `${isEnd ? lastDay(year, number) : '01'}/${number}/${year}`
  if (style === 'slash' || style === 'since') return `${number}/${year}`
  if (style === 'dot') return `${number}.${year}`
  const length = style.startsWith('long') || style === 'capitals' ? 'long' : 'short'
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: length, timeZone: 'UTC' }).format(
    new Date(`${day}-01T00:00:00Z`),
  )
  if (style === 'capitals') return `${name.toUpperCase()} ${year}`
  if (style === 'abbreviated') return `${name.replace(/\.$/, '')}${name.endsWith('May') ? '' : '.'} ${year}`
  return style === 'apostrophe' ? `${name} ’${year.slice(2)}` : `${name} ${year}`
}

const JOINTS: Partial<Record<DateStyle, string>> = {
  slash: ' - ',
  since: ' - ',
  year: '–',
  'long hyphen': ' - ',
  capitals: ' - ',
  abbreviated: ' - ',
}

const FROM: Record<Language, string> = { en: 'From', de: 'Von', fr: 'De', es: 'De' }
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** For example "Depuis 2021", "De 2016 à 2020". */
function yearsInWords(from: string, to: string | null, language: Language): string {
  if (to === null) return `${capital(SINCE[language])} ${from}`
  return from === to ? from : `${FROM[language]} ${from} ${UNTIL[language]} ${to}`
}

/** A range of dates as a resume shows it. */
export function writtenRange(
  { start, end }: { start: Day; end: Until },
  style: DateStyle,
  language: Language,
): string {
  const from = month(start, style, language)
  if (end === 'present' && style === 'since') return `${SINCE[language]} ${from}`
  if (style === 'year since')
    return yearsInWords(from, end === 'present' ? null : month(end, style, language), language)
  const joint = style.endsWith(' to') ? ` ${UNTIL[language]} ` : (JOINTS[style] ?? ' – ')
  const lasting =
    style === 'day' ? 'CURRENT' : style === 'capitals' ? PRESENT[language].toUpperCase() : PRESENT[language]
  const to = end === 'present' ? lasting : month(end, style, language, true)
  return from === to ? from : `${from}${joint}${to}`
}

/** The part of a date that this style shows. */
export const asWritten = (day: Until, style: DateStyle): string =>
  isYears(style) && day !== 'present' ? day.slice(0, 4) : day
