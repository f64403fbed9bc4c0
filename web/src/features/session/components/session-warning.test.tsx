// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '#harness/web/render.tsx'
import { SessionWarning } from './session-guard.tsx'

it('keeps focused elements from scrolling behind it while it is shown', () => {
  const { unmount } = show(<SessionWarning left={540_000} busy={false} onStay={() => undefined} />)
  expect(screen.getByText('Your session ends in 9 minutes')).toBeTruthy()
  expect(document.documentElement.style.scrollPaddingTop).toBe('14rem')
  unmount()
  expect(document.documentElement.style.scrollPaddingTop).toBe('')
})
