// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { entry, page } from '#harness/web/tracker-data.ts'
import TrackerScreen from './tracker-screen.tsx'

const LIST = 'GET /api/email-outreach'

const show = (replies: Replies, address = '/dashboard/tracker') =>
  renderWithApi(
    <TrackerScreen />,
    { [LIST]: page([entry(1)]), 'GET /api/runs/latest': ok({ run: null }), ...replies },
    address,
  )

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the search', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search your emails' })

  it('searches from the first page when typing pauses, and keeps the term in the address', async () => {
    const { calls, address } = show(
      { [LIST]: [page([entry(1)]), page([entry(1)], { totalItems: 2, totalPages: 1 })] },
      '/dashboard/tracker?page=3&startDate=2026-11-18',
    )
    await screen.findByRole('article')
    fireEvent.change(box(), { target: { value: 'Northw' } })
    fireEvent.change(box(), { target: { value: 'Northwind ' } })
    expect(await screen.findByText('2 emails with “Northwind” in the days you picked')).toBeTruthy()
    expect(calls.filter((call) => call.includes('search='))).toEqual([
      'GET /api/email-outreach?page=1&limit=10&startDate=2026-11-18&search=Northwind',
    ])
    expect(address()).toBe('/dashboard/tracker?startDate=2026-11-18&search=Northwind')
    expect(box().getAttribute('value')).toBe('Northwind ')
  })

  it('does not wait for a pause once it is submitted', async () => {
    const { address } = show({ [LIST]: page([entry(1)]) })
    await screen.findByRole('article')
    fireEvent.change(box(), { target: { value: 'mara' } })
    fireEvent.submit(box().closest('form') ?? box())
    expect(address()).toBe('/dashboard/tracker?search=mara')
  })

  it('says when nothing is found, and shows all emails again', async () => {
    const { address } = show(
      { [LIST]: page([], { totalItems: 0, totalPages: 0 }) },
      '/dashboard/tracker?search=zebra&endDate=2026-11-20',
    )
    expect(await screen.findByText('No email with “zebra” in these days')).toBeTruthy()
    fireEvent.click(button('Show all emails'))
    expect(address()).toBe('/dashboard/tracker')
    await waitFor(() => expect(box().getAttribute('value')).toBe(''))
  })

  it('says where it stopped', async () => {
    show(
      { [LIST]: page([entry(1)], { totalItems: 1, totalPages: 1, searchedOnly: 10_000 }) },
      '/dashboard/tracker?search=mara',
    )
    expect(
      await screen.findByText('Only the newest 10,000 emails were searched. Pick days to search older ones.'),
    ).toBeTruthy()
  })

  it('also limits what the download saves', async () => {
    const { calls } = show({}, '/dashboard/tracker?search=mara')
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(calls).toContain('GET /api/email-outreach?search=mara&page=1&limit=100'))
  })
})

describe('a mark', () => {
  const PUT = `PUT /api/email-outreach/${entry(1).id}/mark`
  const choose = async (name: string) => {
    const list = await screen.findByLabelText('Mark the email to Mara Lindqvist, Northwind Ferries')
    const option = within(list).getByRole<HTMLOptionElement>('option', { name })
    fireEvent.change(list, { target: { value: option.value } })
  }
  const card = () => screen.getByRole('article').textContent ?? ''

  it('shows at once on the card, and then as the server has it', async () => {
    const { calls } = show({
      [PUT]: ok({ entry: entry(1, { mark: 'replied', markedAt: '2026-11-22T10:00:00.000Z' }) }),
    })
    await choose('They replied')
    await waitFor(() => expect(card()).toContain('Replied'))
    expect(await screen.findByText('You marked it as replied on Nov 22, 2026.')).toBeTruthy()
    expect(calls).toContain(PUT)
  })

  it('is reverted when the server refuses it', async () => {
    show({ [LIST]: [page([entry(1)])], [PUT]: refusal('outreach_not_markable') })
    await choose('I discarded it')
    expect(await screen.findByText('The mark was not saved')).toBeTruthy()
    expect(
      screen.getByText('This email isn’t written yet or couldn’t be written, so there’s nothing to mark.'),
    ).toBeTruthy()
    expect(card()).toContain('Draft')
    expect(card()).not.toContain('Discarded')
  })

  it('can be taken back', async () => {
    const { calls } = show({
      [LIST]: page([entry(1, { mark: 'sent', markedAt: '2026-11-22T10:00:00.000Z' })]),
      [PUT]: ok({ entry: entry(1) }),
    })
    await choose('Remove the mark')
    await waitFor(() => expect(card()).toContain('Draft'))
    expect(calls.filter((call) => call === PUT)).toHaveLength(1)
  })

  it('is not offered before there is a letter, nor for a failed one', async () => {
    show({
      [LIST]: page([
        entry(1, { emailStatus: 'scheduled', emailSubject: null, emailBody: null }),
        entry(2, { emailStatus: 'failed', failure: 'Gmail refused this draft.' }),
      ]),
    })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByLabelText(/^Mark the email/)).toBeNull()
  })
})

const STATISTICS = 'GET /api/email-outreach/statistics'
const figures: OutreachStatistics = {
  total: 40,
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    count: index < 25 ? 0 : 8,
  })),
  statuses: [
    { status: 'draft', count: 30 },
    { status: 'sent', count: 6 },
    { status: 'replied', count: 4 },
  ],
  companies: [{ companyName: 'Northwind Ferries', count: 3 }],
  others: { companies: 37, count: 37 },
  toDo: {
    drafts: { count: 0, next: null },
    followUps: { count: 0, next: null },
    nextSteps: { count: 0, next: null },
  },
}

describe('the statistics', () => {
  it('open over the list, with tables for users who do not see the bars', async () => {
    show({ [STATISTICS]: ok(figures) })
    await screen.findByRole('article')
    fireEvent.click(button('Statistics'))
    const statuses = await screen.findByRole('table', { name: 'By status' })
    expect(
      within(statuses)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['StatusEmails', 'Draft30', 'Sent6', 'Replied4'])
    expect(
      within(screen.getByRole('table', { name: 'By company' }))
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['CompanyEmails', 'Northwind Ferries3', '37 other companies37'])
    expect(
      within(screen.getByRole('table', { name: /^Emails written on each/ })).getAllByRole('row'),
    ).toHaveLength(31)
    fireEvent.click(button('Close'))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })

  it('are reloaded by Refresh', async () => {
    const { calls } = show({ [STATISTICS]: ok(figures) })
    await screen.findByRole('article')
    fireEvent.click(button('Refresh'))
    await waitFor(() => expect(calls.filter((call) => call === STATISTICS)).toHaveLength(2))
  })

  it('say in words what the chart will show while there are too few days for it', async () => {
    const days = figures.days.map((one, index) => ({ ...one, count: index < 26 ? 0 : 10 }))
    show({ [STATISTICS]: ok({ ...figures, days }) })
    await screen.findByRole('article')
    fireEvent.click(button('Statistics'))
    expect((await screen.findByText('Not enough data yet')).nextSibling?.textContent).toBe(
      'Emails written by day will appear here once there are five days to compare. So far: 40 emails on 4 days.',
    )
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('say when there is nothing to count yet, and can be retried after a failure', async () => {
    show({
      [STATISTICS]: [
        refusal('unavailable'),
        refusal('unavailable'),
        ok({ ...figures, total: 0, statuses: [], companies: [], others: { companies: 0, count: 0 } }),
      ],
    })
    await screen.findByRole('article')
    fireEvent.click(button('Statistics'))
    expect(await screen.findByText('The statistics could not be loaded')).toBeTruthy()
    fireEvent.click(button('Try again'))
    expect(await screen.findByText('No emails in the last 30 days')).toBeTruthy()
  })
})

describe('what there is to do', () => {
  const waiting = (drafts: number, followUps: number): OutreachStatistics => ({
    ...figures,
    toDo: {
      drafts: { count: drafts, next: drafts > 0 ? entry(1).id : null },
      followUps: { count: followUps, next: followUps > 0 ? entry(2).id : null },
      nextSteps: { count: 0, next: null },
    },
  })

  it.each([
    [5, 2, '5 drafts to read, 2 follow-ups due', 'Read the first', entry(1).id],
    [1, 0, '1 draft to read', 'Read the first', entry(1).id],
    [0, 1, '1 follow-up due', 'Open the follow-up', entry(2).id],
  ])(
    '%i drafts and %i follow-ups: says so and opens the first',
    async (drafts, followUps, words, label, id) => {
      const { address } = show({ [STATISTICS]: ok(waiting(drafts, followUps)) })
      expect(await screen.findByText(words)).toBeTruthy()
      fireEvent.click(button(label))
      expect(address()).toBe(`/dashboard/tracker?entry=${id}`)
    },
  )

  it('begins with the next step that is due', async () => {
    const { toDo } = waiting(3, 0)
    show({
      [STATISTICS]: ok({ ...waiting(3, 0), toDo: { ...toDo, nextSteps: { count: 1, next: entry(2).id } } }),
    })
    expect(await screen.findByText('3 drafts to read, 1 next step due')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open the next step' })).toBeTruthy()
  })

  it('says when there is nothing to do', async () => {
    show({ [STATISTICS]: ok(waiting(0, 0)) })
    expect(await screen.findByText('Nothing is waiting for you')).toBeTruthy()
  })
})

describe('the keyboard', () => {
  const PUT = `PUT /api/email-outreach/${entry(2).id}/mark`
  const opener = (place: number) => screen.getAllByRole('button', { name: /^View details/ })[place]
  const press = (key: string, over = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...over })

  it('goes through the list, and one key marks the email in focus or takes its mark back', async () => {
    const interview = entry(2, { mark: 'interview', markedAt: '2026-11-22T10:00:00.000Z' })
    const { sent } = show({
      [LIST]: page([entry(1), entry(2)]),
      [PUT]: [ok({ entry: interview }), ok({ entry: entry(2) })],
    })
    await screen.findAllByRole('article')
    press('j')
    expect(document.activeElement).toBe(opener(0))
    press('j')
    press('j')
    expect(document.activeElement).toBe(opener(1))
    press('s', { ctrlKey: true })
    press('i')
    expect(await screen.findByText('You marked it as leading to an interview on Nov 22, 2026.')).toBeTruthy()
    press('i')
    await waitFor(() => expect(screen.queryByText(/^You marked it/)).toBeNull())
    expect(sent.filter(({ call }) => call === PUT).map(({ body }) => body)).toEqual([
      { mark: 'interview' },
      { mark: null },
    ])
    press('k')
    expect(document.activeElement).toBe(opener(0))
  })

  it('ignores letters that are typed into a field', async () => {
    const { calls } = show({ [LIST]: page([entry(1), entry(2)]) })
    await screen.findAllByRole('article')
    const box = screen.getByRole('searchbox', { name: 'Search your emails' })
    box.focus()
    press('j')
    press('s')
    expect(document.activeElement).toBe(box)
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })
})
