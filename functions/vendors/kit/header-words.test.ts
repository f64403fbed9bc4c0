import { expect, test } from 'vitest'
import { headerWords } from './header-words.ts'

test.each([
  ['Your platform team', 'Your platform team'],
  ['=?UTF-8?Q?Your_platform_team_=E2=80=94_a_question?=', 'Your platform team — a question'],
  ['=?utf-8?B?WsO8cmljaA==?= =?UTF-8?Q?_M=C3=BCnchen?=', 'Zürich München'],
  ['=?iso-8859-1?q?Z=FCrich?= and Bern', 'Zürich and Bern'],
  ['=?x-nobody-knows?Q?abc?=', '=?x-nobody-knows?Q?abc?='],
  ['= ?utf-8?Q?no?=', '= ?utf-8?Q?no?='],
])('%s', (value, text) => {
  expect(headerWords(value)).toBe(text)
})
