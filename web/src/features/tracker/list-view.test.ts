import { describe, expect, it } from 'vitest'
import { hasDays, inOrder, isFiltered, readListView, writeListView } from './list-view.ts'

const WHOLE = { folder: undefined, sort: 'newest' } as const
const read = (query: string) => readListView(new URLSearchParams(query))

const write = (query: string, view: Parameters<typeof writeListView>[1]) =>
  writeListView(new URLSearchParams(query), view).toString()

describe('readListView', () => {
  it('takes page and days from the address', () => {
    expect(read('page=3&startDate=2026-11-01&endDate=2026-11-20')).toEqual({
      page: 3,
      startDate: '2026-11-01',
      endDate: '2026-11-20',
      search: undefined,
      ...WHOLE,
    })
  })

  it.each([
    '',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=abc',
    'page=1e3',
    'page=999999',
    'startDate=2026-02-30',
    'endDate=yesterday',
  ])('falls back to the first page without a filter for "%s"', (query) => {
    expect(read(query)).toEqual({
      page: 1,
      startDate: undefined,
      endDate: undefined,
      search: undefined,
      ...WHOLE,
    })
  })

  it('swaps the days of a range that runs backwards', () => {
    expect(read('startDate=2026-11-20&endDate=2026-11-01')).toEqual({
      page: 1,
      startDate: '2026-11-01',
      endDate: '2026-11-20',
      search: undefined,
      ...WHOLE,
    })
  })

  it('cuts a search to the allowed length, and ignores one of blanks', () => {
    expect(read('search=+K%C3%BChne++').search).toBe('Kühne')
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100)
    expect(read('search=+++').search).toBeUndefined()
  })
})

it('reads the folder and the order, and ignores unknown ones', () => {
  expect(read('folder=sent&sort=company')).toMatchObject({ folder: 'sent', sort: 'company' })
  expect(read('folder=spam&sort=size')).toMatchObject(WHOLE)
})

describe('writeListView', () => {
  it('leaves the first page and absent days out', () => {
    expect(
      write('page=4&startDate=2026-11-01', {
        page: 1,
        startDate: undefined,
        endDate: undefined,
        search: undefined,
        ...WHOLE,
      }),
    ).toBe('')
  })

  it('keeps other parameters', () => {
    expect(
      write('entry=out_1', {
        page: 2,
        startDate: '2026-11-01',
        endDate: undefined,
        search: 'R & D',
        folder: 'follow_up_due',
        sort: 'oldest',
      }),
    ).toBe('entry=out_1&page=2&startDate=2026-11-01&search=R+%26+D&folder=follow_up_due&sort=oldest')
  })
})

describe('ranges', () => {
  it('leaves an open range as it is', () => {
    expect(inOrder({ startDate: undefined, endDate: '2026-11-01' })).toEqual({
      startDate: undefined,
      endDate: '2026-11-01',
    })
  })

  it('counts one day as a filter', () => {
    expect(hasDays({ startDate: undefined, endDate: '2026-11-01' })).toBe(true)
    expect(hasDays({ startDate: undefined, endDate: undefined })).toBe(false)
    expect(isFiltered({ startDate: undefined, endDate: undefined, search: 'a', folder: undefined })).toBe(
      true,
    )
    expect(
      isFiltered({ startDate: undefined, endDate: undefined, search: undefined, folder: undefined }),
    ).toBe(false)
  })
})
