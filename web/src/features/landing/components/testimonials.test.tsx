import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithApi } from '#harness/web/render-with-api.tsx'
import { Testimonials } from './testimonials.tsx'

const VOICES = [
  { name: 'Ada Quill', role: 'Editor, Leeds', quote: 'Two of nine answered.' },
  { name: 'Ivo Marsh', role: 'Nurse, Cork', quote: 'I knew who to write to.' },
  { name: 'Lena Ost', role: 'Planner, Graz', quote: 'Nothing to correct.' },
]

test('customers are quoted in a carousel that wraps around at both ends', () => {
  renderWithApi(<Testimonials voices={VOICES} />, {})
  const position = () => screen.getByTestId('testimonial-position').textContent
  const next = screen.getByRole('button', { name: 'Next testimonial' })
  fireEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }))
  expect([position(), screen.getByText('3 of 3: Lena Ost').tagName]).toEqual(['3 of 3', 'OUTPUT'])
  fireEvent.click(next)
  expect(position()).toBe('1 of 3')
  fireEvent.click(next)
  expect(position()).toBe('2 of 3')
})

test('without customers there are six cards, each with where to look, and no carousel', () => {
  renderWithApi(<Testimonials voices={[]} />, {})
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getAllByText('Where to look:')).toHaveLength(6)
  expect(screen.queryByRole('button')).toBeNull()
})
