import { expect, it } from 'vitest'
import { buildAssignment } from '../../../test/letters/assignments.ts'
import { RESUMES } from '../../../test/letters/resumes.ts'
import { checkLetter } from '../check-letter.ts'

const POSTING = {
  title: 'Data Analyst',
  company: 'Otter Mill',
  location: 'Leeds',
  description: 'You build reports.',
}

const said = (sentence: string): readonly string[] =>
  checkLetter(buildAssignment(RESUMES.analyst, POSTING), {
    subject: 'Data Analyst',
    greeting: 'Hello Maya,',
    paragraphs: [
      [
        { text: "I'm writing about the Data Analyst role at Otter Mill.", sources: [{ kind: 'opinion' }] },
        {
          text: 'I have built the reports of a house with stores in three towns.',
          sources: [{ kind: 'opinion' }],
        },
        {
          text: 'They are what the heads of the stores look at in the morning.',
          sources: [{ kind: 'opinion' }],
        },
        { text: sentence, sources: [{ kind: 'opinion' }] },
      ],
    ],
    signature: ['Priya Raman'],
    writer: 'scripted',
  }).findings.map(({ message }) => message)

it.each(['My reports went to the heads of seven departments and their.', 'I built the reports for a.'])(
  'a sentence that breaks off is refused: "%s"',
  (sentence) => expect(said(sentence)).toContain('This sentence breaks off.'),
)

it.each(['These are the stores that I reported to.', 'Is there a day that suits you and your?'])(
  'one that ends so without breaking off, and a question, are not: "%s"',
  (sentence) => expect(said(sentence)).not.toContain('This sentence breaks off.'),
)

it('one sentence in another language is refused', () =>
  expect(said('Ich habe die Berichte mit den Kollegen und für die Leitung der Abteilung gebaut.')).toContain(
    'This sentence is not in English.',
  ))
