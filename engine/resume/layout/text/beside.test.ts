import { expect, test } from 'vitest'
import { layOutText } from './lines.ts'
import { plainDocument } from './plain-document.ts'

test('what stands below headings beside each other is read column by column', () => {
  const text = `Berufserfahrung
2019 – 2024   Pflegerin, Klinik Otter

Fortbildungen                 Sprachen                    EDV und Sonstiges
Zertifizierte Wundexpertin    Deutsch (Muttersprache)     Office, Kassenprogramm
(2017)                        Englisch (B1)               Führerschein B
Erste Hilfe (2019)            Kroatisch
`
  expect(layOutText(plainDocument(text)).text).toBe(`Berufserfahrung
2019 – 2024\tPflegerin, Klinik Otter

Fortbildungen
Zertifizierte Wundexpertin (2017)
Erste Hilfe (2019)

Sprachen
Deutsch (Muttersprache)
Englisch (B1)
Kroatisch

EDV und Sonstiges
Office, Kassenprogramm
Führerschein B`)
})

test('a row keeps its cells below the last heading', () =>
  expect(
    layOutText(
      plainDocument(
        'EDV            Sprachen\nOffice         Deutsch     C2\nSAP            Kroatisch   A2\n',
      ),
    ).text,
  ).toBe('EDV\nOffice\nSAP\n\nSprachen\nDeutsch\tC2\nKroatisch\tA2'))

test.each([
  ['a table', 'Jahr           Ausbildung      Schule\n2008           Lehre           Otterschule'],
  [
    'a list of skills',
    'SKILLS\nBudgeting      Leadership      Training\nExcel          Speaking        Coaching',
  ],
])('%s is read by rows', (_, text) =>
  expect(layOutText(plainDocument(`${text}\n`)).text).toBe(text.replaceAll(/ {3,}/gu, '\t')),
)

test.each([
  [
    'with a bullet',
    'London                • Alpha research for three clients',
    'London\n• Alpha research for three clients',
  ],
  [
    'without one',
    'London                Took notes, found people to ask, later ran tests of my own',
    'London\n- Took notes, found people to ask, later ran tests of my own',
  ],
  [
    'but nothing dated',
    '2017                  Six months of volunteering at a clinic in the north',
    '2017\tSix months of volunteering at a clinic in the north',
  ],
  [
    'but no school',
    'Lyon                  Centre de formation du service de chirurgie de Lyon',
    'Lyon\tCentre de formation du service de chirurgie de Lyon',
  ],
  ['but no firm', 'London                Otter Bank of the North', 'London\tOtter Bank of the North'],
])('what was done stands apart from the place before it, below the dates, %s', (_, line, lines) =>
  expect(layOutText(plainDocument(`Jan 2020 – Jul 2022   User Researcher\n${line}\n`)).text).toBe(
    `Jan 2020 – Jul 2022\tUser Researcher\n${lines}`,
  ),
)
