import { expect, it } from 'vitest'
import { detectByFunctionWords, languageOfResume } from './detect-language.ts'

it.each([
  [
    'Coordinación de un equipo de nueve cocineros y del servicio de 90 comensales. Responsable de la partida. Preparación de desayunos y banquetes de hasta 200 personas.',
    'spa',
  ],
  ['Gestion de la paie de trois sites et des absences', 'fra'],
  ['Gestão de uma equipa de dez pessoas e do serviço', 'por'],
  ['Kestrel, Node.js, PostgreSQL', 'und'],
])('the resume "%s" is in %s', (text, code) => expect(languageOfResume(text)).toBe(code))

it('does not guess a language from words that two languages share', () =>
  expect(detectByFunctionWords('de la en de la en de la en')).toBe('und'))
