import { expect, it } from 'vitest'
import coverage from '../../content/board-coverage.json' with { type: 'json' }
import { boardsOf, coverageOfList, curatedOf, parseCurated } from '#functions/postings/boards/board-list.ts'
import { BoardFamilyId } from '#functions/postings/boards/model.ts'
import { curatedBoards } from './curated-boards.ts'

it('lists at least three hundred distinct boards of every family, in many countries and fields', () => {
  const boards = curatedBoards()
  expect(boards.length).toBeGreaterThanOrEqual(300)
  expect(new Set(boards.map(({ family, token }) => `${family} ${token.toLowerCase()}`)).size).toBe(
    boards.length,
  )
  expect(new Set(boards.map(({ family }) => family))).toEqual(new Set(BoardFamilyId.options))
  expect(new Set(boards.map(({ country }) => country)).size).toBeGreaterThanOrEqual(50)
  expect(new Set(boards.map(({ field }) => field)).size).toBeGreaterThanOrEqual(15)
})

it('matches the summary of its coverage', () => {
  expect(coverageOfList(curatedBoards())).toEqual(coverage)
})

it('has boards in countries that Adzuna does not cover', () => {
  const beyond = new Set(
    'jp se no dk fi ie pt cz ee lt gr tr il ae sa eg ke ng hk kr tw th vn id ph ar co'.split(' '),
  )
  const there = curatedBoards().filter(({ country }) => beyond.has(country))
  expect(there.length).toBeGreaterThanOrEqual(200)
  expect(new Set(there.map(({ country }) => country))).toEqual(beyond)
})

const acme = {
  company: 'Acme',
  family: 'lever',
  token: 'acme',
  country: 'se',
  field: null,
  evidence: 'probed',
} as const

it.each([
  ['a family that nobody reads', { family: 'taleo' }, 'family'],
  ['a country that the form does not offer', { country: 'xx' }, 'country'],
  ['a token that would escape its path segment', { token: '../acme' }, 'token'],
  ['a token with a host of its own', { token: 'acme@attacker' }, 'token'],
  ['an unknown field', { field: 'Anything' }, 'field'],
  ['no company', { company: ' ' }, 'company'],
  ['an unknown property', { colour: 'blue' }, 'colour'],
])('a list with %s is refused', (_, changed, named) => {
  expect(parseCurated([acme])).toHaveLength(1)
  expect(() => parseCurated([{ ...acme, ...changed }])).toThrow(named)
})

it('a setting selects the curated boards of a family that still exist, or lists its own boards', () => {
  const list = parseCurated([
    acme,
    { ...acme, token: 'gone', state: 'gone' },
    { ...acme, token: 'ashby', family: 'ashby' },
    { ...acme, token: 'empty', state: 'empty', checkedAt: '2026-03-10', postings: 0, domain: 'acme.example' },
  ])
  expect(boardsOf('lever', 'curated')).toBe('curated')
  expect(curatedOf('lever', list)).toEqual([
    { family: 'lever', token: 'acme', company: 'Acme', domain: null, country: 'se' },
    { family: 'lever', token: 'empty', company: 'Acme', domain: 'acme.example', country: 'se' },
  ])
  expect(boardsOf('lever', [{ token: 'own', company: 'Own', country: 'jp' }])).toEqual([
    { family: 'lever', token: 'own', company: 'Own', domain: null, country: 'jp' },
  ])
  expect(() => boardsOf('lever', 'all')).toThrow('Give the boards as "curated" or as a JSON list')
})
