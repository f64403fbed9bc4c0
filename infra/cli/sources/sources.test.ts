import { expect, test } from 'vitest'
import { sourcesReport } from './sources.ts'

const report = sourcesReport()
const rows = report
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

test('each source is listed with its settings, cost, limits and terms', () => {
  expect(report).toContain(`Adzuna
  settings:  ADZUNA_APP_ID, ADZUNA_APP_KEY
  languages: those of its countries
  cost:      nothing for 2,500 calls a month; a licence by contract beyond a trial of 14 days
  calls:     25 a minute, 250 a day, 1,000 a week, 2,500 a month (developer.adzuna.com, terms of service)
  terms:     Each posting must show the credit line; commercial use other than publishing adverts needs a written licence. https://developer.adzuna.com/docs/terms_of_service
`)
  expect(report).toContain(`Workable boards
  settings:  WORKABLE_BOARDS
  languages: those that the companies write in
  cost:      nothing
  calls:     1 a second, 20 a minute (our own limit)
`)
})

test('each country has a row with its coverage by default, with all sources, and by each source', () => {
  expect(rows[0]?.slice(0, 5)).toEqual(['country', 'usually', 'with all', 'Adzuna', 'Careerjet'])
  expect(rows.slice(2)).toHaveLength(59)
  const few = rows.filter(([name = '']) => ['Germany', 'Japan', 'China'].includes(name))
  expect(few.map((row) => row.slice(0, 5))).toEqual([
    ['Germany', 'in full', 'in full', 'search', 'stands in'],
    ['China', 'no', 'in full', '–', 'stands in'],
    ['Japan', 'boards', 'in full', '–', 'stands in'],
  ])
  const greenhouse = rows[0]?.indexOf('Greenhouse') ?? -1
  expect(few.map((row) => row[greenhouse])).toEqual(['boards', '–', 'boards'])
})

test('the summary counts the countries of the table', () => {
  expect(report).toContain(
    'A deployment that names no sources: 19 countries in full, 35 through boards alone, 5 not at all.',
  )
})
