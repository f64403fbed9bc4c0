import { expect, it } from 'vitest'
import { buildAssignment } from '../../../test/letters/assignments.ts'
import { RESUMES } from '../../../test/letters/resumes.ts'
import { checkLetter } from '../check-letter.ts'

const POSTING = {
  title: 'Farmacéutico/a adjunto/a',
  company: 'Otter Mill',
  location: 'Valencia',
  description: 'Dispensación.',
}

const findingsIn = (sentence: string): readonly string[] =>
  checkLetter(buildAssignment(RESUMES.analyst, POSTING), {
    subject: 'Farmacia',
    greeting: 'Hello Maya,',
    paragraphs: [[{ text: sentence, sources: [{ kind: 'opinion' }] }]],
    signature: ['Priya Raman'],
    writer: 'scripted',
  })
    .findings.filter(({ rule, severity }) => rule === 'L09' && severity === 'E')
    .map(({ message }) => message)

it.each([
  'Le escribo por el puesto de Farmacéutico/a adjunto/a en Otter Mill.',
  'Verfasste die Angaben im Anhang zum Jahresabschluss.',
  'I replaced CV joints on thirty cars a month.',
  'I document joint mobility after surgery.',
])('words of a title, and the notes of accounts, name no attachment: "%s"', (sentence) =>
  expect(findingsIn(sentence)).toEqual([]),
)

it.each([
  'Adjunto mi currículum.',
  'Le envío el CV adjunto.',
  'Mein Lebenslauf ist im Anhang.',
  'Les saisonniers apparaissent dans le CV joint.',
  'The attached statement covers the rest.',
])('an attachment is refused beside such a title: "%s"', (sentence) =>
  expect(findingsIn(sentence)).toHaveLength(1),
)
