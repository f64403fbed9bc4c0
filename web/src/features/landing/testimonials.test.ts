import { expect, test } from 'vitest'
import { testimonialsOf } from './testimonials.ts'

test('without customer quotes there are six claims that can be checked', () => {
  const entries = testimonialsOf([])
  expect(entries).toHaveLength(6)
  expect(new Set(entries.map(({ testId }) => testId)).size).toBe(6)
  expect(entries[0]).toEqual({
    name: 'Nothing is sent for you',
    role: 'Your own Gmail',
    image: '1',
    quote: 'Every email waits as a draft in your Gmail. You read it, change it and press send yourself.',
    testId: 'testimonial-1',
  })
})

test('customer quotes replace all of them', () => {
  expect(
    testimonialsOf([{ name: 'Ada Quill', role: 'Editor, Leeds', quote: 'Two of nine answered.' }]),
  ).toEqual([
    {
      name: 'Ada Quill',
      role: 'Editor, Leeds',
      image: 'AQ',
      quote: 'Two of nine answered.',
      testId: 'testimonial-1',
    },
  ])
})
