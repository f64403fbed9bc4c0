// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SourceNotes } from './source-notes.tsx'

it('shows quotes without the mark of a list before them', () => {
  const { container } = render(
    <SourceNotes
      sources={[
        { kind: 'posting', start: 0, end: 20, quote: '- Plan the routes' },
        { kind: 'posting', start: 21, end: 40, quote: '• Share the on-call week' },
        { kind: 'resume', start: 0, end: 9, quote: '-3 °C in the cold store' },
      ]}
    />,
  )
  expect([...container.querySelectorAll('.text-muted')].map(({ textContent }) => textContent)).toEqual([
    '“Plan the routes”',
    '“Share the on-call week”',
    '“-3 °C in the cold store”',
  ])
})
