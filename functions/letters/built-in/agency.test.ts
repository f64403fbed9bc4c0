import { describe, expect, it } from 'vitest'
import { usableProofs } from './best-letter.ts'
import { compose } from './compose.ts'
import { seeded } from './seeded.ts'
import { engineerToAgency } from '#harness/letters/built-in/letters.ts'

describe('letters to an agency', () => {
  const material = engineerToAgency()
  const [first] = usableProofs(material)
  const letters = Array.from({ length: 60 }, (_, at) =>
    first === undefined ? null : compose(material, [first], seeded(`agency ${at}`)),
  ).filter((letter) => letter !== null)
  it('never speak as if it were the employer', () => {
    expect(letters.length).toBe(60)
    expect(
      letters
        .map(
          ({ subject, paragraphs }) =>
            `${subject} ${paragraphs
              .flat()
              .map(({ text }) => text)
              .join(' ')}`,
        )
        .filter((text) => /Rise|Platform|your \S+ team|your (?:\S+ ){1,3}(?:role|job|opening)/u.test(text)),
    ).toEqual([])
  })
  it('ask for nothing but what an agency can do', () => {
    expect(new Set(letters.map(({ paragraphs }) => paragraphs.at(-1)?.[0]?.text))).toEqual(
      new Set(['Could you put me forward for the role?']),
    )
  })
})
