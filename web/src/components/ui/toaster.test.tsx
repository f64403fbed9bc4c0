import { act, cleanup, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, Toaster, Toasts } from './toaster.tsx'

beforeEach(async () => {
  await Toasts.load()
  vi.useFakeTimers()
})
afterEach(async () => {
  toast.dismiss()
  await wait(1_000)
  cleanup()
  vi.useRealTimers()
})

const wait = async (ms: number) => await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const visible = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')].map(
    ({ textContent }) => textContent,
  )

test('of several notices one is visible: the newest', async () => {
  render(<Toaster />)
  await act(async () => {
    notify.success({ title: 'Coupon Removed' })
    notify.failure({ title: 'Payment Failed', description: 'Failed to process payment. Please try again.' })
  })
  await wait(100)
  expect(visible()).toEqual([expect.stringContaining('Payment Failed')])
})

test('a notice goes by itself after five seconds', async () => {
  render(<Toaster />)
  await act(async () => notify.success({ title: 'Coupon Removed' }))
  await wait(4_900)
  expect(screen.queryByText('Coupon Removed')).not.toBeNull()
  await wait(1_000)
  expect(screen.queryByText('Coupon Removed')).toBeNull()
})

test('what is said before there is anything to show it is not lost', async () => {
  notify.failure({ title: 'Session over' })
  render(<Toaster />)
  await wait(100)
  expect(visible()).toEqual([expect.stringContaining('Session over')])
})
