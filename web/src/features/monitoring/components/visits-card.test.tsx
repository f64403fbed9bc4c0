import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisitsCard } from './visits-card.tsx'
import { signInAsAdmin } from '#harness/web/admin-fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'

const VISITS = 'GET /api/admin/visits'
const page = { page: '/about', loads: 40, shown: 4_210, answered: 96, moved: 0.123 }
const error = {
  release: '1.0.0-0a1b2c3',
  type: 'TypeError',
  message: 'x is not a function',
  place: 'web/src/app/router.tsx:3',
  times: 1_200,
  visits: 7,
  latest: '2026-11-21T09:00:00.000Z',
}
async function card(visits: object | null, isMeasured = true) {
  await signInAsAdmin()
  return renderWithApi(<VisitsCard />, { [VISITS]: ok({ isMeasured, visits }) })
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

test('pages are judged by what three of four page loads met, once there are ten', async () => {
  await card({
    pages: [page, { page: '/blog', loads: 9, shown: null, answered: null, moved: null }],
    errors: [],
  })
  await screen.findByRole('heading', { name: 'What visitors meet' })
  expect(rowsOf('Slowest pages')).toEqual([
    'PageShown inAnswers inLayout shiftPage loads',
    '/aboutShown in4,210 msPoorAnswers in96 msLayout shift0.123FairPage loads40',
    '/blogShown inNot enough dataAnswers inNot enough dataLayout shiftNot enough dataPage loads9',
  ])
  expect(screen.getByText('No script failed.').isConnected).toBe(true)
})

test('errors are shown with their release and their place', async () => {
  await card({ pages: [], errors: [error] })
  await screen.findByRole('heading', { name: '1 script error' })
  expect(rowsOf('Script errors')[1]).toMatch(
    /^TypeError: x is not a functionweb\/src\/app\/router\.tsx:3Release1\.0\.0-0a1b2c3Times1,200Visits7Last/,
  )
  expect(screen.getByText('Nobody who agreed has left a page yet.').isConnected).toBe(true)
})

test('a log that cannot be read is said to be', async () => {
  await card(null)
  expect((await screen.findByText('This can’t be read right now.')).isConnected).toBe(true)
})

test('a stage that measures nothing shows nothing', async () => {
  const { calls } = await card(null, false)
  await expect.poll(() => calls).toEqual([VISITS])
  expect(screen.queryByText('What visitors meet')).toBe(null)
})
