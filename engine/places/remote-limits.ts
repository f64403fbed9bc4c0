import { catalogueCity } from './gazetteer.ts'
import { covers, isExcluded, isIn, type Wanted } from './covers.ts'
import { readPlaces } from './read-places.ts'
import { sentencesOf } from './work-mode.ts'

const OF_PEOPLE =
  /\b(?:residents?|applicants?|candidates?|employees?|hire|hiring|employ\w*|live|living|reside|residing|based|located|remote\w*|anywhere|eligible|wohn\w*|ans[äa]ssig|r[ée]sid\w*|resid\w*)\b/iu
const EXCEPTED = /\b(?:excepted|excluded|ausgenommen|exceptés?|excluid[oa]s?)\b/iu
const NOT_HIRED =
  /\b(?:cannot|can['’]t|unable to|not able to|do not|don['’]t|are not|aren['’]t|is not|isn['’]t)\b[^.]{0,40}\b(?:hire|hiring|employ|consider|accept|open|available|eligible|sponsor residents)\b/iu
const ONLY =
  /\b(?:must|need to|has to|have to|required to)\b[^.]{0,30}\b(?:live|reside|be (?:located|based|resident|living|residing))\b|\bonly (?:open|available|hiring|hire|consider\w*|accept\w*)\b|\bopen only to\b|\bresidents only\b|\b(?:wohnsitz|wohnhaft) in\b|\br[ée]sider en\b|\bresidir en\b/iu
const ZONES =
  /\b(eastern|central|mountain|pacific|atlantic)\b(?=[^.]{0,40}\btime[ -]?zones?\b|\s+(?:or|and|,)|\s+time\b)/giu

/** The time zone of a city of the form as people call it ("central"); null where its country has only one. */
function zoneOf({ countryCode, city }: Wanted): string | null {
  const timeZone = city === null ? undefined : catalogueCity(countryCode, city)?.zone
  if (timeZone === undefined) return null
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name?.split(' ')[0]?.toLowerCase() ?? null
}

/** Whether the text says that people of the searched place may work there from home. */
export const isInvited = (description: string, wanted: Wanted): boolean =>
  sentencesOf(description).some(
    (sentence) =>
      ONLY.test(sentence) &&
      OF_PEOPLE.test(sentence) &&
      readPlaces(sentence).places.some((place) => place.countries !== null && covers(place, wanted)),
  )

function barred(sentence: string, wanted: Wanted): boolean {
  if (!OF_PEOPLE.test(sentence)) return false
  const read = readPlaces(sentence)
  if (isExcluded(read, wanted)) return true
  const named = read.places.filter(({ countries }) => countries !== null)
  const isNamed = named.some((place) => covers(place, wanted))
  if (EXCEPTED.test(sentence) || NOT_HIRED.test(sentence))
    // "We cannot hire outside the United States" names the search itself.
    return isNamed && !/\boutside\b/iu.test(sentence)
  if (!ONLY.test(sentence)) return false
  const zones = [...sentence.matchAll(ZONES)].map(([, zone = '']) => zone.toLowerCase())
  const zone = zoneOf(wanted)
  if (zones.length > 0 && /\btime\b|\btime[ -]?zone/iu.test(sentence))
    return zone !== null && !zones.includes(zone)
  // Somebody who searches a whole country may live in the state that is named.
  const mayBeNamed = wanted.city === null && named.some((place) => isIn(place, wanted.countryCode))
  return named.length > 0 && !isNamed && !mayBeNamed
}

/** Whether the text of a remote posting rules out people where the search is: "anywhere in the US except Colorado". */
export const isRuledOut = (description: string, wanted: Wanted): boolean =>
  sentencesOf(description).some((sentence) => barred(sentence, wanted))
