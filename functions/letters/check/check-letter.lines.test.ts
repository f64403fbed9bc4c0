import { describe, expect, it } from 'vitest'
import { checkLetter, RULE_IDS } from './check-letter.ts'
import { BAD_LINES, type Line } from '#harness/letters/check/bad-lines.ts'
import { FINE_LINES } from '#harness/letters/check/fine-lines.ts'
import { assignmentOf, withLine } from '#harness/letters/check/scene.ts'

function errorsOf([, scene, line]: Line): string[] {
  const assignment = assignmentOf(scene)
  const { findings } = checkLetter(assignment, withLine(scene, assignment, line))
  return [...new Set(findings.filter(({ severity }) => severity === 'E').map(({ rule }) => rule))]
}

describe('a single bad line makes a good letter fail', () => {
  it.each(BAD_LINES.map((line) => [`${line[0]} ${line[2]}`, line] as const))('%s', (_, line) => {
    expect(errorsOf(line)).toContain(line[0])
  })

  it('there are at least sixty such lines', () => {
    expect(BAD_LINES.length).toBeGreaterThanOrEqual(60)
  })
})

describe('a line that resembles a bad one passes', () => {
  it.each(FINE_LINES.map((line) => [`${line[0]} ${line[2]}`, line] as const))('%s', (_, line) => {
    expect(errorsOf(line)).not.toContain(line[0])
  })
})

it('lists the ids of its rules', () => {
  expect(RULE_IDS).toEqual([
    'L01',
    'L02',
    'L03',
    'L04',
    'L05',
    'L06',
    'L07',
    'L08',
    'L09',
    'L10',
    'L11',
    'L12',
    'L13',
    'L14',
    'L15',
    'L16',
    'L17',
    'L18',
    'L19',
    'L20',
    'L21',
    'L22',
    'L23',
    'L24',
    'L25',
  ])
})
