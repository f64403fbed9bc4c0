import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const readFacts = (text: string) => readText(text).facts

const phonesOf = (text: string) => readFacts(text).phones.map(({ value, confidence }) => [value, confidence])

test.each([
  ['Ada Example\nada@mail.example\n405 551 0142', '405 551 0142', 1],
  ['Ada Example\nada@mail.example\nNMC registration no. 405 551 0142', '405 551 0142', 0.4],
  ['Ada Example\nada@mail.example\nAccount 405 551 0142', '405 551 0142', 0.4],
  ['Ada Example\n\nSUMMARY\nNurse since 2015\n405 551 0142', '405 551 0142', 0.4],
  ['Ada Example\n\nSUMMARY\nNurse since 2015\nPhone 405 551 0142', '405 551 0142', 1],
  ['Ada Example\n\nSUMMARY\nNurse since 2015\n+1 405 551 0142', '+1 405 551 0142', 1],
])('a number that may be no phone number is doubtful: %j', (text, number, confidence) => {
  expect(phonesOf(text)).toEqual([[number, confidence]])
})

test.each([
  ['Diploma', 0.4],
  ['Diploma, 2019', 1],
  ['BSc Physics', 1],
  ['Diploma\nHarbor College', 1],
])('a degree without a school, a subject and a date is doubtful: %j', (entry, confidence) => {
  const { education } = readFacts(`Ada Example\nada@mail.example\n\nEDUCATION\n${entry}\n`)
  expect(education.map(({ degree }) => degree?.confidence)).toEqual([confidence])
})
