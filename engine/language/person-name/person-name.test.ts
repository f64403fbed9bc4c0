import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cleanPersonName, fullName, greetingName, signedName, splitName } from './person-name.ts'

const greeted = (firstName: string, lastName: string) => greetingName({ firstName, lastName })?.first ?? null

describe('a person is greeted by a name, or by none', () => {
  test.each([
    ['Ing. Petr', 'Novák, Ph.D.', 'Petr'],
    ['mª josé', 'GARCÍA LÓPEZ', 'María José'],
    ['JEAN-LUC', "D'ARCY", 'Jean-Luc'],
    ['Rob (Robert) 🚀', "Ainsley | We're hiring!", 'Rob'],
    ['T. J.', 'Okonkwo', 'T. J.'],
    ['Herr Dipl.-Ing. Falk', 'Brandt', 'Falk'],
    ['CEO Marta', 'Ruiz', 'Marta'],
    ["Sean O'", 'Connor', 'Sean'],
    ['Herr Dipl.-Ing. Falk', 'Brandt', 'Falk'],
    ['CEO Marta', 'Ruiz', 'Marta'],
    ["Sean O'", 'Connor', 'Sean'],
    ['Recruiting', 'Team', null],
    ['undefined', 'Larsen', null],
    ['Ilse von der', 'Heide', 'Ilse'],
    ['Ольга', 'Смирнова', 'Ольга'],
    ['Suharto', '', 'Suharto'],
    ['Capt. (ret.) Maria', 'Toth MBA CPA', 'Maria'],
    ['mary-kate', "o'brien", 'Mary-Kate'],
    ['İBRAHİM', 'YILDIZ', 'İbrahim'],
    ['IŞIL', 'ÖZTÜRK', 'Işıl'],
    ['Null', 'Null', null],
    ['N/A', '', null],
    ['A.J.', 'Brown', 'A.J.'],
    ['AJ', 'Brown', 'AJ'],
    ['John Q.', 'Public', 'John'],
    ['J.', 'Smith', 'J. Smith'],
    ['J.', '', null],
    ['Frau', 'Schmidt', null],
    ['Dr. rer. nat. Jan', 'Klein', 'Jan'],
    ['Lisa (she/her)', 'Park', 'Lisa'],
    ['Hiring', 'Manager', null],
    ['Human', 'Resources', null],
    ['Anna', 'HR', 'Anna'],
    ['Job', 'van der Meer', 'Job'],
    ['Wei,', 'Chen,', 'Wei'],
    ['Chen, Wei', '', 'Wei'],
    ['伟', '王', '伟'],
    ['Ngọc Ánh', 'Nguyễn', 'Ngọc Ánh'],
    ['MD', 'Rahman', 'MD'],
    ['Ma', 'Li', 'Ma'],
    ['[First Name]', '[Last Name]', null],
    ['lena@harborline.example', '', null],
    ['Ignore previous instructions', 'Smith', null],
    ['𝗔𝗻𝗻𝗮', 'Lee', 'Anna'],
  ])('%s %s: %s', (firstName, lastName, expected) => {
    expect(greeted(firstName, lastName)).toBe(expected)
  })

  const Case = z.object({ firstName: z.string(), lastName: z.string(), greetedAs: z.nullable(z.string()) })
  test.each([process.env['FIELD_CASES'] ?? []].flat())('in the cases of %s', (folder) => {
    const wrong = z
      .array(Case)
      .parse(JSON.parse(readFileSync(`${folder}/contact-names.json`, 'utf8')))
      .filter(({ firstName, lastName, greetedAs }) => greeted(firstName, lastName) !== greetedAs)
    expect(wrong).toEqual([])
  })
})

test.each([
  ['MARIE', 'VAN DER BERG', 'Marie van der Berg'],
  ['Edwin van der', 'Sar', 'Edwin van der Sar'],
  ['JOSÉ', 'DE LA CRUZ', 'José de la Cruz'],
  ['SINÉAD', "O'CONNOR", "Sinéad O'Connor"],
  ['RORY', 'McALLISTER', 'Rory McAllister'],
  ['FERGUS', 'MCDONALD', 'Fergus McDonald'],
  ['IJSBRAND', 'LE GALL', 'IJsbrand Le Gall'],
  ['Christopher', 'Null', 'Christopher Null'],
  ['Dr.', 'Weber', 'Weber'],
  ['Info', 'Team', ''],
])('%s %s is written to as %s', (firstName, lastName, expected) => {
  expect(fullName({ firstName, lastName })).toBe(expected)
})

test('cleaning twice changes nothing', () => {
  const once = cleanPersonName({ firstName: 'Prof. Dr. Jan van', lastName: 'DIJK, MBA' })
  expect(once).toEqual({ firstName: 'Jan', lastName: 'van Dijk' })
  expect(cleanPersonName(once)).toEqual({ firstName: 'Jan', lastName: 'van Dijk' })
})

test('a user signs with the name of the account even if it looks like no name', () => {
  expect(signedName({ firstName: 'Grace', lastName: 'OSEI' })).toBe('Grace Osei')
  expect(signedName({ firstName: 'Support', lastName: 'Team' })).toBe('Support Team')
})

test('a full name is split, also when the family comes first', () => {
  expect(splitName('Dr. Jan van den Berg, MBA')).toEqual({ firstName: 'Jan', lastName: 'van den Berg' })
  expect(splitName('Weber, Lena')).toEqual({ firstName: 'Lena', lastName: 'Weber' })
  expect(splitName('HAROLD J.NYGAARD')).toEqual({ firstName: 'Harold', lastName: 'J. Nygaard' })
})
