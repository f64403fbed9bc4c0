import { fireEvent, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLastActivity } from './use-last-activity.ts'

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])('%s is activity', (name) => {
  const { result } = renderHook(useLastActivity)
  expect(result.current.current).toBeNull()
  fireEvent(window, new Event(name))
  expect(result.current.current).toBeGreaterThan(0)
})
