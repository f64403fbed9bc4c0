import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { notify } from '#web/lib/notify.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers())
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

test('only the newest of several toasts is visible', async () => {
  render(<Toaster />)
  await act(async () => {
    notify.success({ title: 'Coupon Removed' })
    notify.failure({ title: 'Payment Failed', description: 'Failed to process payment. Please try again.' })
  })
  await wait(100)
  expect(visible()).toEqual([expect.stringContaining('Payment Failed')])
})

test('a failure does not outlive the success that follows it', async () => {
  // Frames are drawn in real time.
  vi.useRealTimers()
  render(<Toaster />)
  await act(async () => notify.failure({ title: 'Upgrade Failed' }))
  await screen.findByText('Upgrade Failed')
  await act(async () => notify.success({ title: 'Upgrade Successful' }))
  await screen.findByText('Upgrade Successful')
  await waitFor(() => expect(screen.queryByText('Upgrade Failed')).toBeNull(), { timeout: 2_000 })
  vi.useFakeTimers()
})

test('a toast disappears after five seconds', async () => {
  render(<Toaster />)
  await act(async () => notify.success({ title: 'Coupon Removed' }))
  await wait(4_900)
  expect(screen.queryByText('Coupon Removed')).not.toBeNull()
  await wait(1_000)
  expect(screen.queryByText('Coupon Removed')).toBeNull()
})

function NotifyOnMount() {
  useEffect(() => notify.failure({ title: 'Session over' }), [])
  return null
}

test('a toast of the first render is shown', async () => {
  render(
    <Providers queryClient={createQueryClient(() => undefined)}>
      <NotifyOnMount />
    </Providers>,
  )
  await wait(100)
  expect(visible()).toEqual([expect.stringContaining('Session over')])
})
