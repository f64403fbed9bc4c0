import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
    [5, 10, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 10]],
    [7, 10, [1, 'gap', 5, 6, 7, 8, 9, 10]],
    [10, 10, [1, 'gap', 8, 9, 10]],
    [50, 100, [1, 'gap', 48, 49, 50, 51, 52, 'gap', 100]],
    [12, 4, [1, 'gap', 4]],
  ])('page %i of %i', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected)
  })
})
