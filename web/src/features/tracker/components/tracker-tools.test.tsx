// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutreachStatistics } from '#shared/models/outreach/outreach.ts'
import { ok, refusal, renderWithApi, type Replies, type Reply } from '#harness/web/render-with-api.tsx'
import { entry, folders, page } from '#harness/web/tracker-data.ts'
import TrackerScreen from './tracker-screen.tsx'

const SAVED_AT = '2026-11-22T10:00:00.000Z'
const LIST = 'GET /api/email-outreach'
const FOLDERS = 'GET /api/email-outreach/folders'

const show = (replies: Replies, address = '/dashboard/tracker') =>
  renderWithApi(
    <TrackerScreen />,
    { [LIST]: page([entry(1)]), [FOLDERS]: folders(), 'GET /api/runs/latest': ok({ run: null }), ...replies },
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
      'GET /api/email-outreach?page=1&limit=30&startDate=2026-11-18&search=Northwind',
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
    await waitFor(() => expect(calls).toContain('GET /api/email-outreach?page=1&search=mara&limit=100'))
  })
})

describe('a mark', () => {
  const POST = 'POST /api/email-outreach/marks'
  const choose = async (name: string) => {
    const list = await screen.findByLabelText('Mark the email to Mara Lindqvist, Northwind Ferries')
    const option = within(list).getByRole<HTMLOptionElement>('option', { name })
    fireEvent.change(list, { target: { value: option.value } })
  }
  const card = () => screen.getByRole('article').textContent ?? ''
  const saved = ok({ done: [{ id: entry(1).id, savedAt: SAVED_AT }], refused: [] })
  const replied = entry(1, { mark: 'replied', markedAt: '2026-11-22T10:00:00.000Z' })

  it('shows at once, is confirmed with a way back, and goes back to what it was', async () => {
    const sentBefore = entry(1, { mark: 'sent', markedAt: '2026-11-20T10:00:00.000Z' })
    const { sent } = show({
      [LIST]: [page([sentBefore]), page([replied]), page([sentBefore])],
      [POST]: saved,
    })
    await choose('They replied')
    await waitFor(() => expect(card()).toContain('You marked it as replied on Nov 22, 2026.'))
    expect(await screen.findByText('1 email marked as replied')).toBeTruthy()
    fireEvent.click(button('Undo'))
    expect(await screen.findByText('Undone')).toBeTruthy()
    await waitFor(() => expect(card()).toContain('You marked it as sent on Nov 20, 2026.'))
    expect(sent.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([
      { marks: [{ id: entry(1).id, mark: 'replied' }] },
      { marks: [{ id: entry(1).id, undo: SAVED_AT }] },
    ])
  })

  it('that the server refuses is shown as it was, with the reason', async () => {
    const message =
      'This email has not been written yet or could not be written, so there is nothing to mark.'
    show({
      [LIST]: page([entry(1)]),
      [POST]: ok({ done: [], refused: [{ id: entry(1).id, code: 'outreach_not_markable', message }] }),
    })
    await choose('I discarded it')
    expect(await screen.findByText(`1 other was not: ${message}`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(card()).toContain('Draft'))
    expect(card()).not.toContain('Discarded')
  })

  it('is read again when the request fails', async () => {
    show({ [LIST]: page([entry(1)]), [POST]: refusal('unavailable') })
    await choose('I discarded it')
    expect(await screen.findByText('The marks weren’t all saved')).toBeTruthy()
    await waitFor(() => expect(card()).not.toContain('Discarded'))
  })

  it('can be taken back', async () => {
    const { sent } = show({ [LIST]: [page([replied]), page([entry(1)])], [POST]: saved })
    await choose('Remove the mark')
    await waitFor(() => expect(card()).toContain('Draft'))
    expect(sent.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([
      { marks: [{ id: entry(1).id, mark: null }] },
    ])
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

describe('the folders', () => {
  const chip = (name: string) => screen.getByRole('link', { name })

  it('are links with counts that narrow the list, and keep the search', async () => {
    const { calls, address } = show({}, '/dashboard/tracker?search=mara&page=3')
    expect((await screen.findByRole('link', { name: 'To read 12' })).getAttribute('href')).toBe(
      '/dashboard/tracker?search=mara&folder=to_read',
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'To read12',
      'Follow-up due3',
      'Sent without answer40',
      'Replied2',
      'Interview1',
      'Failed0',
      'Discarded5',
    ])
    fireEvent.click(chip('Follow-up due 3'))
    expect(address()).toBe('/dashboard/tracker?search=mara&folder=follow_up_due')
    expect(chip('Follow-up due 3').getAttribute('aria-current')).toBe('page')
    await waitFor(() =>
      expect(calls).toContain('GET /api/email-outreach?page=1&limit=30&search=mara&folder=follow_up_due'),
    )
  })

  it('say a limit where counting ends, and show a rare one when it has an email', async () => {
    show({ [FOLDERS]: folders({ sent: 1_000, offer: 1 }) })
    expect(await screen.findByRole('link', { name: 'Sent without answer 999+' })).toBeTruthy()
    expect(chip('Offer 1')).toBeTruthy()
  })

  it('say what belongs in an empty one', async () => {
    const { address } = show(
      { [LIST]: page([], { totalItems: 0, totalPages: 0 }) },
      '/dashboard/tracker?folder=follow_up_due',
    )
    expect(await screen.findByText('Nothing in “Follow-up due”')).toBeTruthy()
    fireEvent.click(button('Show all emails'))
    expect(address()).toBe('/dashboard/tracker')
  })

  it('are ordered as the user chooses, which the address keeps', async () => {
    const { calls, address } = show({}, '/dashboard/tracker?folder=sent')
    fireEvent.change(await screen.findByLabelText('Order'), { target: { value: 'company' } })
    expect(address()).toBe('/dashboard/tracker?folder=sent&sort=company')
    await waitFor(() =>
      expect(calls).toContain('GET /api/email-outreach?page=1&limit=30&folder=sent&sort=company'),
    )
  })

  it('ask about drafts that are gone, and mark all of them in one press', async () => {
    const gone = [entry(1, { emailStatus: 'sent' }), entry(2, { emailStatus: 'sent' })]
    const { sent, calls } = show({
      [FOLDERS]: [folders({ gone: 2 }), folders()],
      [LIST]: page(gone, { totalPages: 1, totalItems: 2 }),
      'POST /api/email-outreach/marks': ok({
        done: gone.map(({ id }) => ({ id, savedAt: SAVED_AT })),
        refused: [],
      }),
    })
    expect(await screen.findByText('2 drafts are no longer in your Gmail. Did you send them?')).toBeTruthy()
    fireEvent.click(button('All sent'))
    expect(await screen.findByText('2 emails marked as sent')).toBeTruthy()
    expect(calls).toContain('GET /api/email-outreach?folder=gone&page=1&limit=100')
    expect(sent.find(({ call }) => call === 'POST /api/email-outreach/marks')?.body).toEqual({
      marks: gone.map(({ id }) => ({ id, mark: 'sent' })),
    })
    await waitFor(() => expect(screen.queryByText(/no longer in your Gmail/)).toBeNull())
  })
})

describe('the selection', () => {
  const entries = [
    entry(1),
    entry(2, { contactPersonName: 'Tomasz Brandt' }),
    entry(3, { contactPersonName: 'Li Ng' }),
  ]
  const box = (name: string) =>
    screen.getByRole('checkbox', { name: `Select the email to ${name}, Northwind Ferries` })
  const bar = () => within(screen.getByRole('toolbar', { name: 'Selected emails' }))

  it('is marked in one request, and an email leaves the folder that it is no longer in', async () => {
    const { sent } = show(
      {
        [LIST]: [page(entries), page([entries[2] ?? entry(3)])],
        'POST /api/email-outreach/marks': ok({
          done: entries.slice(0, 2).map(({ id }) => ({ id, savedAt: SAVED_AT })),
          refused: [],
        }),
      },
      '/dashboard/tracker?folder=to_read',
    )
    await screen.findAllByRole('article')
    expect(screen.queryByRole('toolbar')).toBeNull()
    fireEvent.click(box('Mara Lindqvist'))
    fireEvent.click(box('Tomasz Brandt'))
    expect(screen.getByText('2 emails selected')).toBeTruthy()
    fireEvent.click(bar().getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(await screen.findByText('2 emails marked as discarded')).toBeTruthy()
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { marks: entries.slice(0, 2).map(({ id }) => ({ id, mark: 'discarded' })) },
    ])
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('leaves its folder at once, before the list is read again, and comes back when that is undone', async () => {
    const { promise: held, resolve } = Promise.withResolvers<Reply>()
    show(
      {
        [LIST]: [page(entries), page([]), held, page([]), page(entries)],
        'POST /api/email-outreach/marks': ok({
          done: entries.slice(0, 2).map(({ id }) => ({ id, savedAt: SAVED_AT })),
          refused: [],
        }),
      },
      '/dashboard/tracker?folder=to_read',
    )
    await screen.findAllByRole('article')
    expect(screen.getByText('87 emails')).toBeTruthy()
    fireEvent.click(box('Mara Lindqvist'))
    fireEvent.click(box('Tomasz Brandt'))
    fireEvent.click(bar().getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('85 emails')).toBeTruthy()
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('Li Ng'))).toEqual([
      true,
    ])
    resolve(page(entries.slice(2), { totalItems: 85 }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('87 emails')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('is back in its folder when its mark could not be saved, nor the list read again', async () => {
    const { promise: held, resolve } = Promise.withResolvers<Reply>()
    show(
      {
        [LIST]: [page(entries), page([]), refusal('internal')],
        'POST /api/email-outreach/marks': held,
      },
      '/dashboard/tracker?folder=to_read',
    )
    await screen.findAllByRole('article')
    fireEvent.click(box('Tomasz Brandt'))
    fireEvent.click(bar().getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    resolve(refusal('internal'))
    expect(await screen.findByText('The list couldn’t be refreshed')).toBeTruthy()
    expect(screen.getByText('87 emails')).toBeTruthy()
    expect(screen.getAllByRole('article')[1]?.textContent).toContain('Tomasz Brandt')
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('takes the page, the whole list or a range', async () => {
    const { calls } = show({ [LIST]: [page(entries), page(entries, { totalPages: 1, totalItems: 87 })] })
    await screen.findAllByRole('article')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select the emails of this page' }))
    expect(screen.getByText('3 emails selected')).toBeTruthy()
    fireEvent.click(button('Select all 87'))
    await waitFor(() => expect(calls).toContain('GET /api/email-outreach?page=1&limit=100'))
    fireEvent.click(button('Clear the selection'))
    fireEvent.click(box('Mara Lindqvist'))
    fireEvent.click(box('Li Ng'), { shiftKey: true })
    expect(screen.getByText('3 emails selected')).toBeTruthy()
  })

  it('gets follow-ups, and says which emails got none', async () => {
    const message = 'Not due.'
    const { sent } = show({
      [LIST]: page(entries),
      'POST /api/email-outreach/follow-ups': ok(
        {
          done: [{ of: entry(1).id, id: entry(9).id }],
          refused: [{ id: entry(2).id, code: 'follow_up_not_due', message }],
        },
        202,
      ),
    })
    await screen.findAllByRole('article')
    fireEvent.click(box('Mara Lindqvist'))
    fireEvent.click(box('Tomasz Brandt'))
    fireEvent.click(bar().getByRole('button', { name: 'Follow up' }))
    expect(await screen.findByText('1 follow-up is being written')).toBeTruthy()
    expect(screen.getByText('1 email got none: Not due.')).toBeTruthy()
    expect(sent.find(({ call }) => call === 'POST /api/email-outreach/follow-ups')?.body).toEqual({
      ids: [entry(1).id, entry(2).id],
    })
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
}

describe('the statistics', () => {
  it('open over the list, with tables for users who do not see the bars', async () => {
    show({ [STATISTICS]: ok(figures) })
    await screen.findByRole('article')
    fireEvent.click(button('Statistics'))
    const statuses = await screen.findByRole('table', { name: 'By status' })
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Statistics', 'From sent to offer', 'The last 30 days'])
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

  it('are read when they are opened, not before', async () => {
    const { calls } = show({ [STATISTICS]: ok(figures) })
    await screen.findByRole('article')
    expect(calls).not.toContain(STATISTICS)
    fireEvent.click(button('Statistics'))
    await waitFor(() => expect(calls).toContain(STATISTICS))
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
        ok({ ...figures, total: 0, statuses: [], companies: [], others: { companies: 0, count: 0 } }),
      ],
    })
    await screen.findByRole('article')
    fireEvent.click(button('Statistics'))
    const days = within(await screen.findByRole('region', { name: 'The last 30 days' }))
    expect(await days.findByText('The statistics couldn’t be loaded')).toBeTruthy()
    fireEvent.click(days.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No emails in the last 30 days')).toBeTruthy()
  })
})

describe('the keyboard', () => {
  const POST = 'POST /api/email-outreach/marks'
  const opener = (place: number) => screen.getAllByRole('button', { name: /^View details/ })[place]
  const press = (key: string, over = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...over })

  it('goes through the list, and one key marks the email in focus or takes its mark back', async () => {
    const interview = entry(2, { mark: 'interview', markedAt: '2026-11-22T10:00:00.000Z' })
    const { sent } = show({
      [LIST]: [page([entry(1), entry(2)]), page([entry(1), interview]), page([entry(1), entry(2)])],
      [POST]: ok({ done: [{ id: entry(2).id, savedAt: SAVED_AT }], refused: [] }),
    })
    await screen.findAllByRole('article')
    press('j')
    expect(document.activeElement).toBe(opener(0))
    press('j')
    press('j')
    expect(document.activeElement).toBe(opener(1))
    press('s', { ctrlKey: true })
    press('i')
    expect(await screen.findByText(/You marked it as leading to an interview on Nov 22, 2026\./)).toBeTruthy()
    await screen.findByText('1 email marked as interview')
    press('i')
    await waitFor(() => expect(screen.queryByText(/You marked it/)).toBeNull())
    expect(sent.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([
      { marks: [{ id: entry(2).id, mark: 'interview' }] },
      { marks: [{ id: entry(2).id, mark: null }] },
    ])
    press('k')
    expect(document.activeElement).toBe(opener(0))
  })

  it('selects with X and A, and then a key marks the selection', async () => {
    const { sent } = show({
      [LIST]: page([entry(1), entry(2), entry(3)]),
      [POST]: ok({ done: [entry(1), entry(2)].map(({ id }) => ({ id, savedAt: SAVED_AT })), refused: [] }),
    })
    await screen.findAllByRole('article')
    press('j')
    press('x')
    press('j')
    press('x')
    press('s')
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([
        { marks: [entry(1), entry(2)].map(({ id }) => ({ id, mark: 'sent' })) },
      ]),
    )
    press('a')
    expect(screen.getByText('3 emails selected')).toBeTruthy()
    press('a')
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('goes to the row that takes the place of a row with the focus, and stays away once the user left', async () => {
    const { calls } = show({
      [LIST]: [
        page([entry(1), entry(2), entry(3)]),
        page([entry(1), entry(3)]),
        page([entry(1), entry(3)], { todayCount: 16 }),
        page([entry(4), entry(1), entry(3)]),
      ],
    })
    const refresh = () => fireEvent.click(button('Refresh'))
    await screen.findAllByRole('article')
    press('j')
    press('j')
    refresh()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(document.activeElement).toBe(opener(1))
    opener(1)?.blur()
    refresh()
    expect(await screen.findByText('16')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    refresh()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(document.activeElement).toBe(document.body)
    expect(calls.filter((call) => call === `${LIST}?page=1&limit=30`)).toHaveLength(4)
  })

  it('is explained behind a question mark', async () => {
    show({})
    await screen.findByRole('article')
    expect(screen.queryByText('Go to the next and the previous email')).toBeNull()
    press('?')
    expect(await screen.findByText('Go to the next and the previous email')).toBeTruthy()
  })

  it('ignores letters that are typed into a field', async () => {
    const { calls } = show({ [LIST]: page([entry(1), entry(2)]) })
    await screen.findAllByRole('article')
    const box = screen.getByRole('searchbox', { name: 'Search your emails' })
    box.focus()
    press('j')
    press('s')
    expect(document.activeElement).toBe(box)
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })
})
