import { isExcluded, isIn, namesCity, type Wanted } from './covers.ts'
import { type Place, readPlaces } from './read-places.ts'
import { isInvited, isRuledOut } from './remote-limits.ts'
import { remoteness, saysRemote, type Workplace } from './work-mode.ts'

/** Minimum score of a place that fits the search. */
export const PLACE_MATCHES = 0.5

function scoreOf(place: Place, wanted: Wanted, far: boolean): number {
  const inCountry = place.countries !== null && isIn(place, wanted.countryCode)
  if (wanted.city === null) return inCountry ? 1 : place.countries === null && far ? 0.6 : 0
  if (namesCity(place, wanted)) return 1
  if (far && inCountry) return 0.7
  return far && place.countries === null ? 0.6 : 0
}

/** The parts of a list; a remote place in it makes the others no more remote. */
const parts = (place: string): readonly string[] => place.split(/\s*[;|•\n]\s*/)

/** The best score of the parts; `isFar` tells which of them are remote. */
function bestOf(wanted: Wanted, location: string, isFar: (part: string) => boolean): number {
  const scores = parts(location).flatMap((part) => {
    const read = readPlaces(part)
    return isExcluded(read, wanted) ? [] : read.places.map((place) => scoreOf(place, wanted, isFar(part)))
  })
  return Math.max(0, ...scores)
}

/**
 * How well a posting's place fits the search, 0 to 1; it fits from PLACE_MATCHES on. Remote work fits within
 * its country and when it may be done from anywhere. A place without a known country or city never fits.
 */
export const matchPlace = (wanted: Wanted, place: string, remote: boolean): number =>
  bestOf(wanted, place, (part) => remote || saysRemote(part))

/** Whether a place fits the search. */
export const fitsPlace = (wanted: Wanted, place: string, remote: boolean): boolean =>
  matchPlace(wanted, place, remote) >= PLACE_MATCHES

/**
 * How well a whole posting fits the search's place, 0 to 1: its place, its work mode, and where its text says
 * that people who work remotely may live.
 */
export function matchWorkplace(wanted: Wanted, posting: Workplace): number {
  const { location, description } = posting
  const mode = remoteness(posting)
  if (mode === 'no') return bestOf(wanted, location, () => false)
  if (readPlaces(location).places.length === 0) return isInvited(description, wanted) ? 0.7 : 0
  const score = matchPlace(wanted, location, mode === 'remote')
  const isNear = wanted.city !== null && score === 1
  return !isNear && score > 0 && isRuledOut(description, wanted) ? 0 : score
}
