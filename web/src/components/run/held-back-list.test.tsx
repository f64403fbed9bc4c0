// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { HeldBackList } from './run-parts.tsx'

const heldBack = [
  { wrong: 'a stronger word than your resume has', advice: 'Correct the line.', count: 2 },
  { wrong: 'no line was read', advice: 'Add one.', count: 1 },
]

it('counts the emails by what was wrong, says what helps, and links to both pages', () => {
  render(<HeldBackList heldBack={heldBack} link />, { wrapper: MemoryRouter })
  expect(screen.getByText('2 emails were held back:').parentElement?.textContent).toBe(
    '2 emails were held back: a stronger word than your resume has. Correct the line.',
  )
  expect(screen.getByText('1 email was held back:').parentElement?.textContent).toBe(
    '1 email was held back: no line was read. Add one.',
  )
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See which words', '/dashboard/tracker'],
    ['See what we read', '/dashboard/resume'],
  ])
})

it('renders nothing when nothing was held back', () => {
  const { container } = render(<HeldBackList heldBack={[]} />, { wrapper: MemoryRouter })
  expect(container.textContent).toBe('')
})
