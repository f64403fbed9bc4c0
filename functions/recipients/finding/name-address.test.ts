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
  ['isil.celik', 'Işıl', 'Çelik', '{first}.{last}'],
  ['goekhan.oeztuerk', 'Gökhan', 'Öztürk', '{first}.{last}'],
  ['bjorn.ostby', 'Bjørn', 'Østby', '{first}.{last}'],
  ['bjoern.oestby', 'Bjørn', 'Østby', '{first}.{last}'],
  ['aake.noergaard', 'Åke', 'Nørgaard', '{first}.{last}'],
  ['s.thordardottir', 'Sigríður', 'Þórðardóttir', '{f}.{last}'],
  ['dao.nguyen', 'Đào', 'Nguyễn', '{first}.{last}'],
  ['lukasz.zolc', 'Łukasz', 'Żółć', '{first}.{last}'],
  ['anna.ivanova', 'Анна', 'Иванова', '{first}.{last}'],
  ['iuliia.shcherbakova', 'Юлия', 'Щербакова', '{first}.{last}'],
  ['d.khrushchev', 'Дмитрий', 'Хрущёв', '{f}.{last}'],
  ['maria.garcia', 'María José', 'García López', '{first}.{last}'],
  ['mlopez', 'María', 'García López', '{f}{last}'],
  ['lena.m.brandt', 'Lena', 'Brandt', '{first}.{last}'],
  ['anna.petrova', 'Анна', 'Иванова', null],
])('%s belongs to %s %s: %s', (local, firstName, lastName, pattern) => {
  expect(patternOf(local, { firstName, lastName })).toBe(pattern)
})

test.each([
  ['Jürgen', 'Größer', 'harborline.de', 'juergen.groesser@harborline.de'],
  ['Gökhan', 'Öztürk', 'harborline.com.tr', 'gokhan.ozturk@harborline.com.tr'],
  ['Işıl', 'Gürel', 'harborline.com', 'isil.gurel@harborline.com'],
  ['Björn', 'Åkesson', 'harborline.com', 'bjorn.akesson@harborline.com'],
  ['Jussi', 'Hämäläinen', 'harborline.fi', 'jussi.hamalainen@harborline.fi'],
  ['Sigríður', 'Þórðardóttir', 'harborline.is', 'sigridur.thordardottir@harborline.is'],
  ['Đào', 'Nguyễn', 'harborline.com', 'dao.nguyen@harborline.com'],
  ['María José', "D'Angelo", 'harborline.com', 'maria.dangelo@harborline.com'],
  ['Анна', 'Иванова', 'harborline.com', null],
  ['Ναταλία', 'Παππά', 'harborline.com', null],
  ['伟', '王', 'harborline.com', null],
  ['Sukarno', '', 'harborline.com', null],
])('the address of %s %s at %s is guessed as %s', (firstName, lastName, domain, email) => {
  expect(addressBy('{first}.{last}', { firstName, lastName }, domain)).toBe(email)
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
