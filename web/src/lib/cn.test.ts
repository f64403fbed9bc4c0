import { expect, it } from 'vitest'
import { cn } from './cn.ts'

it.each([
  ['block h-4 rounded-md', 'h-72 rounded-lg', 'block h-72 rounded-lg'],
  ['block h-4', 'grid gap-5 sm:grid-cols-2', 'h-4 grid gap-5 sm:grid-cols-2'],
  ['min-h-10 px-4 py-2 text-sm', 'h-auto min-h-6 p-0 text-brand', 'text-sm h-auto min-h-6 p-0 text-brand'],
  ['px-5 py-5 sm:px-6', 'py-0', 'px-5 sm:px-6 py-0'],
  ['px-3 pr-9', 'px-4', 'px-4'],
  [
    'border border-control bg-sheet text-ink hover:bg-wash',
    'border-bad bg-wash text-muted hover:bg-brand-soft',
    'border border-bad bg-wash text-muted hover:bg-brand-soft',
  ],
  ['border border-line', 'border-dashed border-t', 'border border-line border-dashed border-t'],
  ['text-lg text-muted', 'text-[1.0625rem] text-left', 'text-muted text-[1.0625rem] text-left'],
  ['font-serif font-medium', 'font-normal', 'font-serif font-normal'],
  [
    'inline-flex items-center justify-center disabled:text-muted',
    'w-full justify-start hidden',
    'items-center disabled:text-muted w-full justify-start hidden',
  ],
])('%s and %s', (own, given, joined) => {
  expect(cn(own, given)).toBe(joined)
})

it('leaves out what is not', () => {
  expect(cn('flex', false, undefined, ['gap-2', null])).toBe('flex gap-2')
})
