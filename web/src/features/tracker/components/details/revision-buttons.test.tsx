// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import { BODY, details, entry, oneEmail } from '#harness/web/tracker-data.ts'
import TrackerScreen from '#web/features/tracker/components/tracker-screen.tsx'

const ID = entry(1).id
const POST = `POST /api/email-outreach/${ID}/revisions`
const NONE: OutreachDetails['revision'] = {
  underWay: null,
  failure: null,
  heldBack: [],
  ownWords: null,
  leftToday: 10,
}

function show(answers: OutreachDetails | Reply[], asked: Reply = refusal('unavailable')) {
  return renderWithApi(
    <TrackerScreen />,
    {
      ...oneEmail,
      [`GET /api/email-outreach/${ID}`]: Array.isArray(answers) ? answers : ok(answers),
      [POST]: asked,
    },
    `/dashboard/tracker?entry=${ID}`,
  )
}

const buttons = async () =>
  within(await screen.findByRole('region', { name: 'Not quite right? Have it rewritten' }))
const NEW_BODY = BODY.replace('Would it help', 'Shall I show you')
const FORMER = {
  subject: 'Moving the booking core without a lost booking',
  body: BODY,
  wish: null,
  at: '2026-11-21T08:04:00.000Z',
  writer: 'plain',
  score: 95,
}

describe('a draft in the tracker', () => {
  it('can be rewritten: it says so meanwhile, and then shows the new text above the earlier one', async () => {
    const underWay = details({ revision: { ...NONE, underWay: 'shorter', leftToday: 9 } })
    const written = details({
      entry: entry(1, { emailBody: NEW_BODY }),
      sentences: [],
      revision: { ...NONE, leftToday: 9 },
      versions: [FORMER],
    })
    const { sent, calls } = show([ok(details()), ok(underWay), ok(written)], ok(underWay, 202))
    fireEvent.click((await buttons()).getByRole('button', { name: 'Shorter' }))
    expect(await screen.findByText(/^Rewriting it…/)).toBeTruthy()
    const pressed = (await buttons()).getByRole('button', { name: 'Shorter' })
    expect([
      pressed.getAttribute('aria-busy'),
      (await buttons()).getByRole<HTMLButtonElement>('button', { name: 'Warmer' }).disabled,
    ]).toEqual(['true', true])
    expect(sent.find(({ call }) => call === POST)?.body).toEqual({ wish: 'shorter' })
    expect(await screen.findByText('Draft rewritten', {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByText(/Shall I show you/)).toBeTruthy()
    expect(calls.filter((call) => call === 'GET /api/email-outreach/folders')).toHaveLength(2)
    const earlier = within(screen.getByRole('region', { name: 'Earlier versions' }))
    expect(earlier.getByText(/^First version/).parentElement?.textContent).toContain('Score 95')
    expect(earlier.getByText(/Would it help to see/)).toBeTruthy()
    expect(screen.queryByText(/left today/)).toBeNull()
  }, 20_000)

  it('says how many rewrites are left today when there are few', async () => {
    show(details({ revision: { ...NONE, leftToday: 3 } }))
    expect((await screen.findByText(/The new text replaces the draft in your Gmail/)).textContent).toContain(
      '3 left today.',
    )
  })

  it('cannot be rewritten when no rewrites are left today', async () => {
    show(details({ revision: { ...NONE, leftToday: 0 } }))
    await screen.findByText(/^You have had 10 drafts rewritten today\./)
    expect(
      (await buttons()).getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled),
    ).toEqual([true, true, true])
  })

  it('says why a rewrite failed, and what helps', async () => {
    const heldBack = [
      {
        rule: 'L23',
        words: 'led the move',
        line: null,
        wrong: 'a stronger word than your resume has',
        advice: 'Correct the line.',
      },
    ]
    show(
      details({
        revision: { ...NONE, failure: 'We held the new text back. Your draft stays as it was.', heldBack },
      }),
    )
    const title = await screen.findByText('We held the new text back. Your draft stays as it was.')
    expect(title.nextSibling?.textContent).toBe(
      'A stronger word than your resume has.“led the move”Correct the line.',
    )
    expect(
      (await buttons()).getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled),
    ).toEqual([false, false, false])
  })

  it('stays as it was when the server refuses, whose message is shown', async () => {
    show(details(), refusal('draft_in_other_mailbox'))
    fireEvent.click((await buttons()).getByRole('button', { name: 'Warmer' }))
    await screen.findByText('Not written again')
    expect(
      screen.getByText(/^This draft is in a different Gmail account from the one you have connected\./),
    ).toBeTruthy()
    await waitFor(async () =>
      expect((await buttons()).getByRole('button', { name: 'Warmer' }).getAttribute('aria-busy')).toBeNull(),
    )
  })

  it.each([
    { mark: 'sent' as const },
    { emailStatus: 'sent' as const },
    { emailStatus: 'pending_send' as const },
  ])('offers no rewrite once it is no draft any more: %j', async (over) => {
    show(details({ entry: entry(1, over), versions: [FORMER] }))
    await screen.findByRole('region', { name: 'Earlier versions' })
    expect(screen.queryByRole('group', { name: /rewritten/ })).toBeNull()
  })
})
