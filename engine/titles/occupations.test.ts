import { expect, it } from 'vitest'
import { occupationsOf } from './occupation-of.ts'
import { occupations } from './occupations.ts'

const { parents, near, names } = occupations()
const known = new Set([...names.values()].flat().map(({ occupation }) => occupation))

it('refers only to existing occupations as parent and near ones', () => {
  expect([...parents.values(), ...near.keys()].filter((occupation) => !known.has(occupation))).toEqual([])
})

it('has every name only once', () => {
  const count = new Map<string, Set<string>>()
  for (const { occupation, words } of [...names.values()].flat()) {
    const name = words.join(' ')
    count.set(name, (count.get(name) ?? new Set()).add(occupation))
  }
  expect(
    [...count].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(', ')}`),
  ).toEqual([])
})

it.each([
  'Manager',
  'Specialist',
  'Assistant',
  'Engineer',
  'Analyst',
  'Mitarbeiter',
  'Responsable',
  'Técnico',
])('finds no occupation in "%s" alone', (title) => {
  expect(occupationsOf(title)).toEqual([])
})

it.each([
  ['Manager, Product', ['product-manager']],
  ['Krankenschwester / Krankenpfleger', ['nurse', 'nurse']],
  ['2026 Early Career Program: Software Engineer', ['software-engineer']],
  ['Intensivpflegefachkraft', ['nurse']],
  ['Technicien(ne) de maintenance', ['maintenance-technician']],
  ['Nurse Recruiter', ['recruiter']],
  ['Software Engineer - Frontend - Forms', ['software-engineer', 'frontend-engineer']],
  ['Teacher, Physics', ['science-teacher']],
  ['Infirmier (H/F) - Bloc opératoire', ['nurse', 'specialist-nurse']],
  ['Product Manager Mentor', []],
])('reads %s', (title, found) => {
  expect(occupationsOf(title)).toEqual(found)
})
