import { expect, test } from 'vitest'
import { titleScore } from './job-words.ts'

test.each([
  ['Soudeuse', 2],
  ['Cajera', 2],
  ['Traductora', 2],
  ['Übersetzerin', 2],
  ['Bäckerin', 2],
  ['Caissière', 2],
  ['CNC-Fräser / Einrichter, 100 %', 2],
  ['Polymechanikerin', 2],
  ['Second Mate', 2],
  ['Productora Sr.', 2],
  ['Approvisionneur', 2],
  ['Plombier chauffagiste', 1],
  ['Cajera de supermercado', 1],
  ['Metzger Brandt GmbH', 0],
  ['Warehouse', 0],
  ['Payroll', 0],
  ['Carina', 0],
  ['Paris', 0],
] as const)('%s is a title: %i', (phrase, score) => expect(titleScore(phrase)).toBe(score))
