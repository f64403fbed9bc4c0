import { expect, test } from 'vitest'
import { addressBy, isNamedAfter, isOfDomain, patternOf } from './name-address.ts'

const lena = { firstName: 'Lena', lastName: 'Brandt' }

test.each([
  ['lena.brandt', '{first}.{last}'],
  ['lbrandt', '{f}{last}'],
  ['l.brandt', '{f}.{last}'],
  ['brandt.lena', '{last}.{first}'],
  ['lena', '{first}'],
  ['brandt', '{last}'],
  ['LENA_BRANDT', '{first}_{last}'],
  ['lena.vogel', null],
  ['office', null],
])('%s is derived from Lena Brandt by %s', (local, pattern) => {
  expect(patternOf(local, lena)).toBe(pattern)
})

test('umlauts and accents match, spelled out or dropped', () => {
  expect(patternOf('juergen.mueller', { firstName: 'Jürgen', lastName: 'Müller' })).toBe('{first}.{last}')
  expect(patternOf('jurgen.muller', { firstName: 'Jürgen', lastName: 'Müller' })).toBe('{first}.{last}')
  expect(patternOf('ines.lefevre', { firstName: 'Inès', lastName: 'Lefèvre' })).toBe('{first}.{last}')
  expect(addressBy('{f}{last}', { firstName: 'Jürgen', lastName: 'Weiß' }, 'harborline.example')).toBe(
    'jweiss@harborline.example',
  )
})

test.each([
  ['harborline.example', 'Harborline GmbH', true],
  ['harborline.example', 'Harborline Logistics GmbH', true],
  ['harborline-logistics.example', 'Harborline Logistics GmbH', true],
  ['jobs.harborline.co.uk', 'Harborline Ltd', true],
  ['talentfinders.example', 'Harborline GmbH', false],
  ['north.example', 'North Harbor Ltd', true],
  ['oak.example', 'Oak Path Ltd', false],
])('%s is named after %s: %s', (domain, company, bears) => {
  expect(isNamedAfter(domain, company)).toBe(bears)
})

test('a host belongs to a domain if it is the domain or a subdomain', () => {
  expect(isOfDomain('www.harborline.example', 'harborline.example')).toBe(true)
  expect(isOfDomain('notharborline.example', 'harborline.example')).toBe(false)
})
