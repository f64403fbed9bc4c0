import { expect, it } from 'vitest'
import { wordsFor } from './initials.ts'

it.each([
  ['RN', 'Current registered nurse license', ['registered nurse license']],
  ['CDL', "a valid commercial driver's license, clean record", ['commercial driver s license clean']],
  ['QTS', 'Qualified Teacher Status', ['Qualified Teacher Status']],
  ['SHRM-CP', 'SHRM Certified Professional', ['SHRM Certified Professional']],
  ['aPHR', 'Associate Professional in Human Resources', ['Associate Professional in Human Resources']],
  [
    'CACES',
    "Certificat d'aptitude à la conduite en sécurité",
    ['Certificat d aptitude à la conduite en sécurité'],
  ],
  ['RN', 'We run all nights', []],
  ['PMP', 'Project Management', []],
])('%s stands for words of "%s" by their initials', (short, text, words) =>
  expect(wordsFor(short, text)).toEqual(words),
)
