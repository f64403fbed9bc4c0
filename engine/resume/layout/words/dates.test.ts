import { expect, test } from 'vitest'
import { findRange } from './dates.ts'

test('years between which some are missing are in doubt', () => {
  const text = 'Assessor 2021, 2022 and 2024'
  expect(findRange(text, 0, text.length)?.start?.confidence).toBe(0.5)
})

test.each([
  ['Desde marzo de 2019', '2019-03', 'present'],
  ['Septiembre de 2015 – febrero de 2019', '2015-09', '2019-02'],
  ['Desde 2015 hasta 2018', '2015', '2018'],
  ['Dal 2020', '2020', 'present'],
  ['March of 2017 to June 2019', '2017-03', '2019-06'],
  ['seit Mitte 2022', '2022', 'present'],
  ['depuis fin 2019', '2019', 'present'],
  ['From 2019', '2019', undefined],
  ['2017 - early 2021', '2017', '2021'],
  ['Ende 2016 – Mitte 2019', '2016', '2019'],
  ['mediados de 2012 - finales de 2014', '2012', '2014'],
  ['01-Apr-2012 to 31-Dec-2015', '2012-04', '2015-12'],
  ['01/09/2019 – Actuel', '2019-09', 'present'],
  ['09/17 - present', '2017-09', 'present'],
  ['03.22–heute', '2022-03', 'present'],
  ['08.17–02.22', '2017-08', '2022-02'],
  ['Jun 22 - Jan 24', '2022-06', '2024-01'],
  ['Feb 24 - present', '2024-02', 'present'],
  ['09/98 - 08/03', '1998-09', '2003-08'],
  ['Ene 2019 - a la fecha', '2019-01', 'present'],
  ['Feb 2022 - Actualmente', '2022-02', 'present'],
  ['mayo 2021 – hasta hoy', '2021-05', 'present'],
  ['2020 - hasta la fecha', '2020', 'present'],
  ['2020 - en curso', '2020', 'present'],
  ['03/2021 – bis dato', '2021-03', 'present'],
  ['03/2021 – laufend', '2021-03', 'present'],
  ['2019 – jusqu’à aujourd’hui', '2019', 'present'],
  ['mai 2019 – à présent', '2019-05', 'present'],
  ['Jan 2020 - till date', '2020-01', 'present'],
  ['Jan 2020 – to present', '2020-01', 'present'],
  ['2020 – ongoing', '2020', 'present'],
  ['juill. 2022 – déc. 2025', '2022-07', '2025-12'],
  ['2019 à ce jour', '2019', 'present'],
  ['Été 2016 et été 2017', '2016', '2017'],
  ['Veranos 2016 y 2017', '2016', '2017'],
  ['2024 – expected June 2026', '2024', '2026-06'],
])('"%s" begins in %s and ends in %s', (text, start, end) => {
  const range = findRange(text, 0, text.length)
  expect([range?.start?.value, range?.end?.value]).toEqual([start, end])
})
