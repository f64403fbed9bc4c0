// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { mailbox, nextSync, NOW, paidUser } from '#harness/web/fixtures.ts'
import { savedFiles } from '#harness/web/saved-files.ts'
import { entry, folders, page, run } from '#harness/web/tracker-data.ts'
import TrackerScreen from './tracker-screen.tsx'

const LIST = 'GET /api/email-outreach'
const FOLDERS = 'GET /api/email-outreach/folders'
const RUN = 'GET /api/runs/latest'

const nothing = page([], { totalPages: 0, totalItems: 0, availableDates: [], todayCount: 0 })

const show = (replies: Replies, address = '/dashboard/tracker') =>
  renderWithApi(
    <TrackerScreen />,
    { [LIST]: page([entry(1)]), [FOLDERS]: folders(), [RUN]: ok({ run: null }), ...replies },
    address,
  )

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the list', () => {
  it('shows counters and one card an email, each with its status', async () => {
    show({
      [LIST]: page([
        entry(1),
        entry(2, { emailStatus: 'pending_send', contactPersonName: 'Tomasz Brandt' }),
        entry(3, { emailStatus: 'failed', failure: 'The text named a tool you do not have.' }),
      ]),
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Email Outreach Tracker')
    const cards = await screen.findAllByRole('article')
    expect(
      cards.map(
        (card) => within(card).getByText(/^(Sent|Ready to Send|Scheduled|Failed|Draft)$/).textContent,
      ),
    ).toEqual(['Draft', 'Ready to Send', 'Failed'])
    expect(within(cards[1] ?? document.body).getByRole('heading').textContent).toBe('Tomasz Brandt')
    expect(screen.getByText('The text named a tool you do not have.')).toBeTruthy()
    expect(screen.getByText('Total emails for today').nextSibling?.textContent).toBe('15')
    expect(screen.getByText('Total emails to-date').nextSibling?.textContent).toBe('87')
    expect(document.title).toBe('Email Outreach Tracker · Reachwell')
  })

  it('does not claim that a draft that is gone was sent', async () => {
    show({ [LIST]: page([entry(1), entry(2, { emailStatus: 'sent' })]) })
    const [draft, gone] = await screen.findAllByRole('article')
    expect(gone?.textContent).toContain('Sent')
    expect(gone?.textContent).toContain('No longer among your drafts: sent or deleted')
    expect(draft?.textContent).not.toContain('No longer among your drafts')
  })

  it('keeps the page in the address', async () => {
    const { calls, address, router } = show({})
    await screen.findByRole('article')
    expect(calls).toContain('GET /api/email-outreach?page=1&limit=30')
    fireEvent.click(button('Next'))
    await waitFor(() => expect(calls).toContain('GET /api/email-outreach?page=2&limit=30'))
    expect(address()).toBe('/dashboard/tracker?page=2')
    await router.navigate(-1)
    expect(address()).toBe('/dashboard/tracker')
    await waitFor(() => expect(button('Page 1').getAttribute('aria-current')).toBe('page'))
  })

  it('goes to the last page from one past the end', async () => {
    const { address } = show({}, '/dashboard/tracker?page=40')
    await waitFor(() => expect(address()).toBe('/dashboard/tracker?page=9'))
  })

  it('says what happened when it cannot be loaded, and tries again', async () => {
    show({ [LIST]: [refusal('internal'), page([entry(1)])] })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong on our side. Please try again.',
    )
    fireEvent.click(button('Try again'))
    expect(await screen.findByText('Mara Lindqvist')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the list when a refresh fails', async () => {
    show({ [LIST]: [page([entry(1)]), refusal('unavailable')] })
    await screen.findByText('Mara Lindqvist')
    fireEvent.click(button('Refresh'))
    expect((await screen.findByRole('alert')).textContent).toContain('The list couldn’t be refreshed')
    expect(screen.getByText('Mara Lindqvist')).toBeTruthy()
  })

  it('tells a new user the next step', async () => {
    show({ [LIST]: nothing })
    expect(await screen.findByText('No Email Outreach Yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open Configuration' }).getAttribute('href')).toBe('/dashboard')
  })

  it('does not send a user without a plan to the configuration, which they cannot open', async () => {
    show({ [LIST]: nothing, 'GET /api/user': ok({ ...paidUser, isActive: false, currentPlan: null }) })
    expect(await screen.findByText(/^Nothing has been written yet/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open Configuration' })).toBeNull()
  })
})

describe('the filter', () => {
  it('is open at first and can be closed', async () => {
    show({})
    await screen.findByRole('article')
    expect(button('Filter').getAttribute('aria-expanded')).toBe('true')
    expect(button('Apply Filter')).toBeTruthy()
    fireEvent.click(button('Filter'))
    expect(screen.queryByRole('button', { name: 'Apply Filter' })).toBeNull()
  })

  it('offers only days with emails, and sends a request only when applied', async () => {
    const { calls, address } = show({}, '/dashboard/tracker?page=3')
    await screen.findByRole('article')
    fireEvent.click(screen.getByLabelText('Start date'))
    const days = await screen.findAllByRole('button', { name: /November \d+, 2026/ })
    expect(days.filter((day) => !day.hasAttribute('disabled')).map((day) => day.textContent)).toEqual([
      '18',
      '21',
    ])
    fireEvent.click(button('Wednesday, November 18, 2026'))
    expect(address()).toBe('/dashboard/tracker?page=3')
    fireEvent.click(button('Apply Filter'))
    await waitFor(() =>
      expect(calls).toContain('GET /api/email-outreach?page=1&limit=30&startDate=2026-11-18'),
    )
    expect(address()).toBe('/dashboard/tracker?startDate=2026-11-18')
    fireEvent.click(button('Clear Filter'))
    expect(address()).toBe('/dashboard/tracker')
  })

  it('counts all emails beside a filtered list', async () => {
    show(
      { [LIST]: [page([entry(1)], { totalItems: 4, totalPages: 1 }), page([entry(1)])] },
      '/dashboard/tracker?startDate=2026-11-21',
    )
    expect(await screen.findByText('4 emails in the days you picked')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('Total emails to-date').nextSibling?.textContent).toBe('87'))
  })

  it('offers to clear a filter that matches nothing', async () => {
    const { address } = show(
      { [LIST]: page([], { totalItems: 0, totalPages: 0 }) },
      '/dashboard/tracker?startDate=2026-11-20&endDate=2026-11-20',
    )
    const empty = (await screen.findByText('No emails in these days')).parentElement ?? document.body
    fireEvent.click(within(empty).getByRole('button', { name: 'Clear Filter' }))
    expect(address()).toBe('/dashboard/tracker')
  })
})

describe('the download', () => {
  it('reads every page of the shown days and saves one row for each email', async () => {
    const files = savedFiles()
    const pages = { totalPages: 2, totalItems: 3 }
    const { calls } = show(
      {
        [LIST]: [
          page([entry(1)], { totalItems: 3, totalPages: 1 }),
          page([entry(1)]),
          page([entry(1), entry(2)], pages),
          page([entry(2), entry(3)], pages),
        ],
      },
      '/dashboard/tracker?startDate=2026-11-18&endDate=2026-11-21',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe('reachwell-emails-2026-11-18-2026-11-21.csv')
    expect((await files[0]?.blob.text())?.split('\r\n')).toHaveLength(5)
    expect(calls.filter((call) => call.includes('limit=100'))).toEqual([
      'GET /api/email-outreach?page=1&startDate=2026-11-18&endDate=2026-11-21&limit=100',
      'GET /api/email-outreach?page=2&startDate=2026-11-18&endDate=2026-11-21&limit=100',
    ])
  })

  it('says so when the emails cannot be read', async () => {
    show({ [LIST]: [page([entry(1)]), refusal('unavailable')] })
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
    expect(await screen.findByText('Download failed')).toBeTruthy()
  })

  it('is not offered where there is nothing', async () => {
    show({ [LIST]: nothing })
    await screen.findByText('No Email Outreach Yet')
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  })
})

describe('the latest run', () => {
  it('says why it ended without drafts', async () => {
    const message =
      'No postings matched. Try a more common job title, All Cities or a longer timeframe, then start again.'
    show({
      [RUN]: ok({
        run: run({
          outcome: 'no_postings',
          message,
          drafted: 0,
          skipped: [{ reason: 'too_old', words: 'posted longer ago than you allow', count: 12 }],
          leftOut: 12,
          found: 12,
          beyond: 0,
        }),
      }),
    })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByText('The run of Nov 21, 2026 ended without drafts')).toBeTruthy()
    expect(screen.getByText('Why 12 postings were skipped')).toBeTruthy()
    expect(screen.getByText(/posted longer ago than you allow/).textContent).toBe(
      '12: posted longer ago than you allow',
    )
  })

  it('asks for Gmail when it ended for lack of it, until Gmail is connected again', async () => {
    const message = 'Gmail no longer accepts our access. Connect your Gmail account again.'
    const { queryClient } = show({
      [RUN]: ok({ run: run({ outcome: 'mailbox_disconnected', message, drafted: 0 }) }),
      'GET /api/gmail-integration': [ok({ ...mailbox, isActive: false }), ok(mailbox)],
      'GET /api/next-sync-info': ok(nextSync),
    })
    expect(await screen.findByText(message)).toBeTruthy()
    await queryClient.invalidateQueries()
    expect(
      await screen.findByText('Gmail is connected again. The next run is on Nov 21, 2026, 09:05 UTC.'),
    ).toBeTruthy()
    expect(screen.queryByText(message)).toBeNull()
  })

  it('is polled while it is running, and its emails appear', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
    onTestFinished(() => void vi.useRealTimers())
    const working = run({
      state: 'drafting',
      outcome: null,
      message: null,
      finishedAt: null,
      written: 0,
      drafted: 0,
      open: 15,
    })
    const { calls } = show({
      [LIST]: [nothing, page([entry(1)])],
      [RUN]: [
        ok({ run: working }),
        ok({ run: { ...working, written: 1, drafted: 1, open: 14 } }),
        ok({ run: run() }),
      ],
      'GET /api/user': refusal('unavailable'),
    })
    expect(await screen.findByText('Writing and checking your emails…')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open Configuration' })).toBeNull()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await screen.findByText('Mara Lindqvist')).toBeTruthy()
    expect(screen.getByText('1 of 15 emails done')).toBeTruthy()
    expect(
      screen.getByRole('progressbar', { name: 'Emails of this run' }).getAttribute('aria-valuetext'),
    ).toBe('1 of 15 emails done')
    await vi.advanceTimersByTimeAsync(5_000)
    await waitFor(() => expect(screen.queryByText('Writing and checking your emails…')).toBeNull())
    expect(screen.getByRole('region', { name: 'Latest run' }).textContent).toContain(
      '15 emails are ready.Found60Over today’s limit45Ready to read15',
    )
    const asked = calls.filter((call) => call === RUN).length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(calls.filter((call) => call === RUN)).toHaveLength(asked)
  })
})
