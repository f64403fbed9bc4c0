// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#harness/web/render.tsx'
import { StartButton } from './start-button.tsx'

test('when ready, a press starts the run', () => {
  const start = vi.fn<() => void>()
  show(<StartButton state={{ kind: 'ready', label: 'Start', reason: null }} onStart={start} />)
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(start).toHaveBeenCalledTimes(1)
})

test('when blocked, it can be focused, ignores presses and says why', () => {
  const start = vi.fn<() => void>()
  show(
    <StartButton
      state={{
        kind: 'sent-today',
        label: 'Configuration Sent Today - Next Run in 3h',
        reason: 'Once every 24 hours.',
      }}
      onStart={start}
    />,
  )
  const button = screen.getByRole('button', { name: 'Configuration Sent Today - Next Run in 3h' })
  fireEvent.click(button)
  expect(start).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Once every 24 hours.',
  )
})
