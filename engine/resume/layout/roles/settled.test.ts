import { expect, it } from 'vitest'
import { DOUBTFUL } from '../../../values/resume-facts.ts'
import { readText } from '../read-text.ts'

const COOK =
  'SOUS CHEF                                  Mar 2022 - now\nBrandt & Lily, Otter Point, Leeds (seasonal food, 84 seats + patio)\n- Ran the line'
const OTHERS = [
  'LINE COOK                                  Aug 2018 - Mar 2020\nHotel Cassius, Leeds\n- Grilled fish',
  'COOK                                       2016 - 2018\nHedwig Residence, Leeds\n- Cooked for 120 residents',
]
const employerWith = (others: readonly string[]) => {
  const { roles } = readText(
    `Ana Ruiz\nana@mail.example\n\nEXPERIENCE\n\n${[COOK, ...others].join('\n\n')}`,
  ).facts
  const { employer } = roles[0] ?? {}
  return [employer?.value, (employer?.confidence ?? 0) >= DOUBTFUL]
}

it('an employer in doubt is sure where two others, which are sure, stand in the same place', () => {
  expect(employerWith([])).toEqual(['Brandt & Lily', false])
  expect(employerWith(OTHERS)).toEqual(['Brandt & Lily', true])
})
