import { figure, type Figure, median, report } from '../figure.ts'
import { labelledSearches } from '#engine/bench/ranking/labelled.ts'
import { curatedBoards } from '#vendors/curated-boards.ts'
import { lookAtListings } from '#engine/bench/ranking/listings.ts'
import { measure, type Measured } from '#engine/bench/ranking/measure.ts'

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function figuresOf(split: string, all: readonly Measured[]): readonly Figure[] {
  const of = all.filter((each) => each.split === split)
  const [ranked, keyword] = [mean(of.map((each) => each.ranked)), mean(of.map((each) => each.keyword))]
  const note = `${of.length} searches`
  return [
    figure(`N1${split[0]}`, `NDCG@10 of the ranking, ${split}`, ranked, '', '>= 0.85', note),
    figure(`N2${split[0]}`, `NDCG@10 of the keyword order, ${split}`, keyword, '', null, note),
    figure(`N3${split[0]}`, `ranking above keyword order, ${split}`, ranked - keyword, '', '>= 0.15', note),
  ]
}

/** A file with labelled searches is measured like the project's own; a list of postings is only described. */
const [file] = process.argv.slice(2)
const isListing = file?.endsWith('.json') === true
const measured = (file === undefined || isListing ? labelledSearches() : labelledSearches(file)).map(measure)
const listing =
  file !== undefined && isListing
    ? lookAtListings(
        file,
        curatedBoards().map(({ company }) => company),
      )
    : null
const splits = [...new Set(measured.map(({ split }) => split))]

if (listing !== null) process.stderr.write(`${JSON.stringify(listing, null, 1)}\n`)
report({
  figures: [
    ...splits.flatMap((split) => figuresOf(split, measured)),
    figure('N4', 'searches below 0.7', measured.filter(({ ranked }) => ranked < 0.7).length, '', '<= 0'),
    figure('N5', 'time for a search of eighteen postings', median(measured.map(({ ms }) => ms)), 'ms'),
    ...(listing === null
      ? []
      : [
          figure('N6', 'titles of the list whose occupation is known', listing.knownShare, '%'),
          figure('N9', 'postings of the list whose employer has a curated board', listing.boardShare, '%'),
          figure('N7', `time for a search of ${listing.postings} postings`, listing.msPerSearch, 'ms'),
        ]),
  ],
  details: {
    searches: measured.map(({ id, split, ranked, keyword, kept }) => ({ id, split, ranked, keyword, kept })),
  },
})
