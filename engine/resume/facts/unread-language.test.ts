import { expect, test } from 'vitest'
import { languageOfResume } from '../../language/detect-language.ts'
import { unreadLanguage } from './unread-language.ts'

test.each([
  ['Led the team of nurses on the night shift and wrote the rota for all wards', null],
  ['Leitung der Schicht und Planung der Dienste für das Team mit neun Personen', null],
  ['Prowadziłam zespół oraz szkolenia dla pracowników i przygotowałam raporty na potrzeby zarządu', 'pol'],
  ['Руководила командой из девяти человек и готовила отчёты для правления', 'und'],
  ['SQL, Triage', null],
])('%s', (text, expected) => {
  expect(unreadLanguage(languageOfResume(text), text)).toBe(expected)
})
