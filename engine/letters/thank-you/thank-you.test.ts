import { expect, test } from 'vitest'
import { thankYouFor } from './thank-you.ts'

const letter = (greeting: string, body: string, signature: readonly string[]) => ({
  letter: { subject: 'Platform work', greeting, paragraphs: [], signature, writer: 'plain' },
  subject: 'Platform work',
  body,
})

const english = letter(
  'Dear Mara,',
  'You are looking for somebody who knows the platform, and I have worked on one for the last six years with a team of four.',
  ['Kind regards,', 'Ada Quill'],
)

test('a contact who answered is thanked briefly, with the greeting and signature of the letter', () => {
  expect(thankYouFor(english, 'replied', 'Northwind')).toEqual({
    subject: 'Re: Platform work',
    body: 'Dear Mara,\n\nThank you for taking the time to answer me. I have accepted another position and am ending my search. I wish you and everybody at Northwind all the best.\n\nKind regards,\nAda Quill',
  })
})

test('a contact who met the user is thanked for the conversation', () => {
  expect(thankYouFor(english, 'interview', 'Northwind').body).toContain(
    'Thank you for your time and for our conversation.',
  )
})

test('a follow-up keeps its subject, and a company with a dollar sign keeps its name', () => {
  const { subject, body } = thankYouFor({ ...english, subject: 'Re: Platform work' }, 'replied', 'A$$ets')
  expect([subject, body.includes('everybody at A$$ets all')]).toEqual(['Re: Platform work', true])
})

test.each([
  [
    'German',
    'Sie suchen jemanden, der die Plattform kennt, und ich habe in den letzten sechs Jahren mit einem Team an einer gearbeitet.',
    'vielen Dank, dass Sie sich die Zeit für eine Antwort genommen haben.',
  ],
  [
    'French',
    'Vous cherchez une personne qui connaît la plateforme, et je travaille sur ce sujet depuis six ans avec une équipe de quatre.',
    'Je vous remercie d’avoir pris le temps de me répondre.',
  ],
  [
    'Spanish',
    'Usted busca a una persona que conozca la plataforma, y yo he trabajado en una durante los últimos seis años con un equipo.',
    'Gracias por haberse tomado el tiempo de responderme.',
  ],
])('an answer to a letter in %s gets its thank-you in the same language', (_, body, thanks) => {
  expect(thankYouFor(letter('…', body, ['…']), 'replied', 'Northwind').body).toContain(thanks)
})
