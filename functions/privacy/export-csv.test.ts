import { expect, test } from 'vitest'
import { exportCsv } from './export-csv.ts'

test('each value gets a row with its path', () => {
  const csv = exportCsv({
    exportedAt: '2026-11-21T10:00:00.000Z',
    userId: 'usr_1',
    sections: {
      account: [{ firstName: 'Alex', verified: true, plan: null }],
      letters: [{ id: 'out_1', letter: { paragraphs: ['=SUM(A1)'] } }],
      runs: [],
    },
    notIncluded: [{ what: 'A grant', why: 'It is a secret.' }],
  })
  expect(csv.startsWith('\uFEFF"section","record","field","value"\r\n')).toBe(true)
  expect(csv.split('\r\n').slice(1)).toEqual([
    '"export","1","exportedAt","2026-11-21T10:00:00.000Z"',
    '"export","1","userId","usr_1"',
    '"account","1","firstName","Alex"',
    '"account","1","verified","true"',
    '"account","1","plan",""',
    '"letters","1","id","out_1"',
    '"letters","1","letter.paragraphs.0","\'=SUM(A1)"',
    '"notIncluded","1","what","A grant"',
    '"notIncluded","1","why","It is a secret."',
    '',
  ])
})
