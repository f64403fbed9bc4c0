// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
// Loaded before the test, so that the test does not wait for it.
import './calendar.tsx'
import { DatePicker } from './date-picker.tsx'

test('only the available days can be picked, and picking one closes the calendar', async () => {
  const picked: string[] = []
  show(
    <DatePicker
      value="2026-11-18"
      onChange={(day) => void picked.push(day)}
      placeholder="Any day"
      available={['2026-11-18', '2026-11-20']}
    />,
  )
  fireEvent.click(screen.getByText('Nov 18, 2026'))
  const day = await screen.findByLabelText(/November 20, 2026$/)
  expect(screen.getByLabelText(/November 19, 2026$/)).toMatchObject({ disabled: true })
  fireEvent.click(day)
  expect(picked).toEqual(['2026-11-20'])
  await waitFor(() => expect(screen.queryByLabelText('Calendar')).toBeNull())
})
