import { expect, test } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+49 30 1', '"\'+49 30 1"'],
  ['-1', '"\'-1"'],
  ['@cmd', '"\'@cmd"'],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1', '"\'＝1"'],
  ['plain', '"plain"'],
  ['with "quotes", commas\nand lines', '"with ""quotes"", commas\nand lines"'],
  ['', '""'],
  ['a=b', '"a=b"'],
])('the cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('a file begins with the UTF-8 byte order mark, and every row ends with a line break', () => {
  expect(
    csvFile([
      ['a', 'b'],
      ['1', '=2'],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"1","\'=2"\r\n')
})
