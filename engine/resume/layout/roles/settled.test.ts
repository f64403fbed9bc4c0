import { expect, it } from 'vitest'
import { DOUBTFUL } from '../../../values/resume-facts.ts'
import { readText } from '../read-text.ts'

const COOK =
  "SOUS CHEF                                  Mar 2022 - now\nBrandt & Lily, Walker's Point, Leeds (seasonal food, 84 seats + patio)\n- Ran the line"
const OTHERS = [
  'LINE COOK                                  Aug 2018 - Mar 2020\nHotel Cassius, Leeds\n- Grilled fish',
  'COOK                                       2016 - 2018\nHedwig Residence, Leeds\n- Cooked for 120 residents',
]
const isSureWith = (others: readonly string[]) => {
  const { roles } = readText(
    `Ana Ruiz\nana@mail.example\n\nEXPERIENCE\n\n${[COOK, ...others].join('\n\n')}`,
  ).facts
  return (roles[0]?.employer?.confidence ?? 0) >= DOUBTFUL
}

it('a title that no list has is sure where the others have theirs', () => {
  const { roles } = readText(
    'Ana Ruiz\nana@mail.example\n\nEXPERIENCIA\n\nEnóloga adjunta\nBodegas Arrieta, Roa (Burgos)\tago. 2019 – hoy\n- Catas\n\nTécnica de laboratorio\nCooperativa San Cebrián, Roa\tsept. 2016 – julio 2019\n- Análisis\n\nAuxiliar de laboratorio\nBodegas Wairau, Roa\tfeb. 2015 – mayo 2016\n- Limpieza',
  ).facts
  expect([roles[0]?.title?.value, (roles[0]?.title?.confidence ?? 0) >= DOUBTFUL]).toEqual([
    'Enóloga adjunta',
    true,
  ])
})

it('an employer in doubt is sure where two others, which are sure, stand in the same place', () => {
  expect([isSureWith([]), isSureWith(OTHERS)]).toEqual([false, true])
})
