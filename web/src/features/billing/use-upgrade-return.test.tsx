// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithApi } from '#harness/web/render-with-api.tsx'
import { toasted } from '#harness/web/upgrade-visit.tsx'
import { useUpgradeReturn } from './use-upgrade-return.ts'

const opened: string[] = []
const goOn = () => void opened.push('upgrade')
function Page() {
  useUpgradeReturn(goOn)
  return null
}

it.each([
  [
    '/dashboard?upgrade_success=true&gmail=connected',
    'Upgrade Successful!',
    'Your account has been upgraded. Refreshing your dashboard...',
    '/dashboard?gmail=connected',
    [],
  ],
  [
    '/dashboard?setup_success=true&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded',
    'Your card is saved',
    'Nothing was charged yet. Complete the upgrade with it.',
    '/dashboard',
    ['upgrade'],
  ],
  [
    '/dashboard?setup_success=true&redirect_status=failed',
    'Upgrade Failed',
    'Payment method setup failed',
    '/dashboard',
    ['upgrade'],
  ],
])('%s is reported once and removed from the address', async (address, title, why, left, opening) => {
  opened.length = 0
  const view = renderWithApi(<Page />, {}, address)
  expect(await toasted(title)).toBe(`${title}${why}`)
  await waitFor(() => expect(view.address()).toBe(left))
  expect(opened).toEqual(opening)
})
