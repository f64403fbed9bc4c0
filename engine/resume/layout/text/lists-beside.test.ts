import { expect, test } from 'vitest'
import { layOutText } from './lines.ts'
import { plainDocument } from './plain-document.ts'

test.each([
  [
    'Français    Anglais (intermédiaire, surtout à l’écrit)',
    'Français\nAnglais (intermédiaire, surtout à l’écrit)',
  ],
  ['Sprachen    Deutsch    Englisch (C1)', 'Sprachen\tDeutsch\nEnglisch (C1)'],
  ['Spanish    B2    Irish    A1', 'Spanish\tB2\nIrish\tA1'],
  ['Deutsch    Muttersprache', 'Deutsch\tMuttersprache'],
])('languages beside each other are lines of their own: %s', (line, text) =>
  expect(layOutText(plainDocument(line, false)).text).toBe(text),
)

test('lists beside each other are read one after the other, with what a margin broke', () => {
  const text = `Licences
✓ Full licence Class 1, 2 and 5 (clean)        ✓ Forklift certificate, August 2023
✓ Endorsements: D (dangerous goods), F         ✓ Workplace First Aid (6400, 6401),
  (forklift), W (wheels)                         2024
✓ Dangerous Goods refresher, March 2024        ✓ Site passport, valid to 2028

Work history
`
  expect(layOutText(plainDocument(text)).text).toBe(`Licences
✓ Full licence Class 1, 2 and 5 (clean)
✓ Endorsements: D (dangerous goods), F (forklift), W (wheels)
✓ Dangerous Goods refresher, March 2024
✓ Forklift certificate, August 2023
✓ Workplace First Aid (6400, 6401), 2024
✓ Site passport, valid to 2028

Work history`)
})
