import { describe, expect, it } from 'vitest'
import { checkLetter } from './check-letter.ts'
import { GOOD_LETTERS } from './testing/good-letters.ts'
import { MORE_GOOD_LETTERS } from './testing/more-good-letters.ts'
import { assignmentOf, letterOf } from './testing/scene.ts'

describe('good letters are not refused', () => {
  const letters = [...GOOD_LETTERS, ...MORE_GOOD_LETTERS]

  it.each(letters.map(([scene, text], index) => [`${index + 1} ${scene.name}: ${text.trim().split('\n')[0] ?? ''}`, scene, text] as const))('%s', (_, scene, text) => {
    const assignment = assignmentOf(scene)
    const { body, findings } = checkLetter(assignment, letterOf(assignment, text))
    const errors = findings.filter(({ severity }) => severity === 'E')
    expect(errors.map(({ rule, message, span }) => `${rule} ${message} «${span ? body.slice(span.start, span.end) : ''}»`)).toEqual([])
  })

  it('are many and of many trades', () => {
    expect(letters.length).toBeGreaterThanOrEqual(30)
    expect(new Set(letters.map(([scene]) => scene.jobTitle)).size).toBeGreaterThanOrEqual(10)
  })
})
