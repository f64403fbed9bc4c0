// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { emailPage, paidUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies, type Reply } from '#harness/web/render-with-api.tsx'
import { BODY, details, entry, folders, oneEmail } from '#harness/web/tracker-data.ts'
import TrackerScreen from '#web/features/tracker/components/tracker-screen.tsx'

const ID = entry(1).id
const SAVED_AT = '2026-11-22T10:00:00.000Z'
const PUT = `PUT /api/email-outreach/${ID}/mark`
const ADDRESS = `/dashboard/tracker?page=2&entry=${ID}`

function show(answer: OutreachDetails | Reply, address = ADDRESS, more: Replies = {}) {
  return renderWithApi(
    <TrackerScreen />,
    {
      ...oneEmail,
      'GET /api/email-outreach': ok({ ...emailPage([entry(1)]), totalPages: 2, totalItems: 11 }),
      [`GET /api/email-outreach/${ID}`]: 'status' in answer ? answer : ok(answer),
      ...more,
    },
    address,
  )
}

const dialog = () => screen.findByRole('dialog')
const text = async () => (await dialog()).textContent ?? ''

describe('the details of an email', () => {
  it('open from the list with an address of their own and close back to the list', async () => {
    const { address } = show(details(), '/dashboard/tracker?page=2')
    fireEvent.click(
      await screen.findByRole('button', {
        name: 'View details of the email to Mara Lindqvist, Northwind Ferries',
      }),
    )
    expect(await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' })).toBeTruthy()
    expect(address()).toBe(ADDRESS)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/dashboard/tracker?page=2'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('show the letter as it was written, not under a new name of the account', async () => {
    show(details(), ADDRESS, {
      'GET /api/user': ok({ ...paidUser, firstName: 'Renamed', lastName: 'Later' }),
    })
    await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' })
    expect(await screen.findByText('ada.nwosu@example.com')).toBeTruthy()
    expect(await text()).not.toContain('Renamed')
  })

  it('open from a bookmark and close to the page of the list', async () => {
    const { address } = show(details())
    await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/dashboard/tracker?page=2'))
  })

  it('say where the whole posting was read', async () => {
    show(details())
    const link = await screen.findByRole('link', { name: 'Lever (opens in a new tab)' })
    expect(await text()).toContain('Full posting read at Lever')
    expect(await text()).not.toContain('only the beginning')
    expect(link.getAttribute('href')).toBe('https://boards.example/northwind/1')
  })

  it('say when only the beginning of a posting is known', async () => {
    show(details({ posting: { ...details().posting, fullText: null, isCut: true } }))
    expect(await screen.findByText('The source gave only the beginning of this posting.')).toBeTruthy()
    expect(await text()).not.toContain('Full posting')
  })

  it('give advice when no answer came in time', async () => {
    show(
      details({
        entry: entry(1, { emailStatus: 'sent', mark: 'sent', markedAt: '2026-11-10T08:00:00.000Z' }),
        noReplyYet: true,
      }),
    )
    expect(await text()).not.toContain('No reply yet')
    expect(await screen.findByText('No reply yet')).toBeTruthy()
    expect(await text()).toContain(
      'One short, friendly follow-up in the same thread is welcome to most people',
    )
  })

  it('call a draft a draft and say what is really known', async () => {
    show(details())
    await screen.findByText(
      'Saved as a draft in your Gmail. You send it: we never do, and Gmail doesn’t tell us when you have.',
    )
    expect(within(await dialog()).getByText('Draft')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Open in Gmail/ }).getAttribute('href')).toBe(
      'https://mail.google.com/mail/?authuser=ada.nwosu%40example.com#search/in%3Adrafts%20to%3A(mara.lindqvist%40northwind.example)/19ab4c5d6e7f8091',
    )
  })

  it('say what a failure means for the quota', async () => {
    const failure = 'Gmail refused this draft. The email was given back to your allowance.'
    show(details({ entry: entry(1, { emailStatus: 'failed', failure }) }))
    await screen.findByText(failure)
    expect(await text()).toContain('No draft was saved and nothing was sent')
    expect(screen.queryByRole('link', { name: /mail program/ })).toBeNull()
  })

  it('say why a letter was held back, in which words, and what helps', async () => {
    const failed = entry(1, {
      emailStatus: 'failed',
      knownStatus: 'failed',
      emailSubject: null,
      emailBody: null,
      failure: 'We wrote this email more than once and held it back each time: a stronger word.',
    })
    const heldBack = [
      {
        rule: 'L23',
        words: 'led the night shift',
        line: 'line-1',
        wrong: 'a stronger word than your resume has',
        advice: 'If the stronger word is true, correct the line on “What we read”.',
      },
      {
        rule: 'L08',
        words: null,
        line: null,
        wrong: 'no clear question to the reader',
        advice: 'There’s nothing for you to change.',
      },
    ]
    show(details({ entry: failed, sentences: [], findings: [], score: null, writer: null, heldBack }))
    await screen.findByText('We wrote this email more than once and held it back each time')
    const reasons = within(await dialog())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(reasons).toEqual([
      'A stronger word than your resume has.“led the night shift”If the stronger word is true, correct the line on “What we read”.',
      'No clear question to the reader.There’s nothing for you to change.',
    ])
    expect(screen.getByRole('link', { name: 'See what we read' }).getAttribute('href')).toBe(
      '/dashboard/resume',
    )
    expect(await text()).not.toContain('L23')
  })

  it('say what is missing when there was nothing to write about', async () => {
    const heldBack = [
      {
        rule: 'nothing_to_say',
        words: null,
        line: null,
        wrong: 'no line was read',
        advice: 'Add what you did.',
      },
    ]
    show(
      details({
        entry: entry(1, {
          emailStatus: 'failed',
          knownStatus: 'failed',
          emailBody: null,
          failure: 'Nothing.',
        }),
        sentences: [],
        findings: [],
        score: null,
        heldBack,
      }),
    )
    await screen.findByText('We found nothing to say about this job')
    expect(screen.getByText('No line was read.')).toBeTruthy()
  })

  it('show the source of a line to pointer, keys and screen readers', async () => {
    show(details())
    const second = await screen.findByRole('button', { name: 'Source 2' })
    const note = document.getElementById(second.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(
      '2Your resume“Led the migration of 40 services at Hollowell Rail”“Zero lost bookings”',
    )
    expect(screen.getAllByText('“Zero lost bookings”')).toHaveLength(1)
    fireEvent.click(second)
    expect(second.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getAllByText('“Zero lost bookings”')).toHaveLength(2)
    fireEvent.click(
      within(within(await dialog()).getByRole('article')).getByText(/Northwind is moving its booking core/),
    )
    expect(second.getAttribute('aria-pressed')).toBe('false')
    expect(
      within(screen.getByRole('complementary', { name: 'Sources of the sentences' })).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(3)
  })

  it('show why this person, and the posting', async () => {
    show(details())
    const person = await screen.findByRole('region', { name: 'Why this person' })
    expect(person.textContent).toContain('Head of Platform Engineering')
    expect(person.textContent).toContain('Published by the employer. (Tier A)')
    expect(person.textContent).toContain("On the company's own site, seen Nov 2, 2026")
    expect(
      within(person)
        .getByRole('link', { name: /northwind\.example/ })
        .getAttribute('href'),
    ).toBe('https://www.northwind.example/team')
    expect(person.textContent).toContain('Seen Nov 2, 2026')
    const posting = screen.getByRole('region', { name: 'The posting' })
    expect(posting.textContent).toContain('Leeds, United Kingdom')
    expect(posting.textContent).toContain('Nov 18, 2026')
    expect(posting.textContent).toContain('Jobs by Jobboard')
    expect(within(posting).getByRole('link', { name: /Apply/ }).getAttribute('href')).toBe(
      'https://northwind.example/careers/4711/apply',
    )
  })

  it('say why this posting was chosen, and how much each reason counts', async () => {
    show(details())
    const region = await screen.findByRole('region', { name: 'Why this posting' })
    expect(
      within(region)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Title', 'Your resume', 'Place'])
    expect(
      within(region)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '“Senior Platform Engineer” is close to the job you’re looking for, but not the same. A weak point.',
      'Your line “Moved the booking core” speaks to what they need: “Move our core”. Strong match.',
      'In Berlin, where you’re looking. Strong match.',
    ])
  })

  it('say nothing of a posting that was not ranked', async () => {
    show(details({ reasons: [] }))
    await screen.findByRole('region', { name: 'Why this person' })
    expect(screen.queryByRole('region', { name: 'Why this posting' })).toBeNull()
  })

  it('make no link from anything but a web address', async () => {
    const hostile = 'javascript:alert(1)'
    const base = details()
    show({
      ...base,
      entry: entry(1, {
        linkedinJobUrl: hostile,
        jobApplyUrl: 'data:text/html,x',
        contactPersonLinkedin: hostile,
      }),
      contact: { ...base.contact, sourceUri: hostile },
      posting: { ...base.posting, fullText: { source: 'Lever', url: hostile } },
      sentences: [
        { text: 'Hi Mara,', sources: [{ kind: 'contact', uri: hostile, seenAt: null, quote: 'Team page' }] },
      ],
    })
    await screen.findByText('No public page')
    const hrefs = within(await dialog())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => !/^(https:|mailto:)/.test(href))).toEqual([])
    expect(hrefs).toHaveLength(2)
  })

  it('list the findings of the check with the words they are about, and the score', async () => {
    const start = BODY.indexOf('Hollowell Rail')
    show(
      details({
        score: 70,
        findings: [
          {
            rule: 'L05',
            severity: 'E',
            message: 'This employer stands nowhere in your resume. Leave it out.',
            span: { start, end: start + 14 },
          },
        ],
      }),
    )
    const check = await screen.findByRole('region', { name: 'Check of the letter' })
    expect(check.textContent).toContain('Score 70 of 100')
    expect(check.textContent).toContain('Error L05')
    expect(check.textContent).toContain(
      'This employer stands nowhere in your resume. Leave it out.“Hollowell Rail”',
    )
  })

  it('copy subject and body, and open the mail program', async () => {
    const copied: string[] = []
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((value) => {
      copied.push(value)
      return Promise.resolve()
    })
    show(details())
    fireEvent.click(await screen.findByRole('button', { name: 'Copy subject' }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy body' }))
    expect(copied).toEqual(['Moving the booking core without a lost booking', BODY])
    expect(await screen.findAllByText('Copied')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Open in mail program' }).getAttribute('href')).toMatch(
      /^mailto:mara\.lindqvist@northwind\.example\?subject=Moving%20the%20booking%20core%20without%20a%20lost%20booking&body=Hi%20Mara%2C%0D%0A%0D%0A/,
    )
  })

  it('set a mark on the letter, and a second press removes it', async () => {
    const sent = entry(1, { mark: 'sent', markedAt: '2026-11-22T10:00:00.000Z' })
    const { calls } = show(details(), ADDRESS, {
      [`GET /api/email-outreach/${ID}`]: [ok(details()), ok(details({ entry: sent }))],
      [PUT]: [ok({ entry: sent }), refusal('unavailable')],
    })
    const group = await screen.findByRole('region', { name: 'What came of it?' })
    fireEvent.click(within(group).getByRole('button', { name: 'I sent it' }))
    await screen.findByText('You marked it as sent on Nov 22, 2026. Its draft is still in your Gmail.')
    expect(within(group).getByRole('button', { name: 'I sent it' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(within(group).getByRole('button', { name: 'I sent it' }))
    await screen.findByText('The mark wasn’t saved')
    await waitFor(() => expect(calls.filter((call) => call === PUT)).toHaveLength(2))
  })

  it('change the counts of the folders with a next step that is done and a stage that is taken back', async () => {
    const replied = entry(1, { mark: 'replied', markedAt: '2026-11-22T10:00:00.000Z' })
    const stage = { mark: 'replied', at: '2026-11-22T10:00:00.000Z', savedAt: SAVED_AT, note: null } as const
    show(
      details({
        entry: replied,
        stages: [stage],
        nextStep: { what: 'Call back', on: '2026-11-22', remind: false },
      }),
      ADDRESS,
      {
        'GET /api/email-outreach/folders': [
          folders({ next_step_due: 1 }),
          folders({ next_step_due: 0 }),
          folders({ replied: 1 }),
        ],
        [`PUT /api/email-outreach/${ID}/next-step`]: ok({ nextStep: null, remindAt: null }),
        [`DELETE /api/email-outreach/${ID}/stages/${encodeURIComponent(SAVED_AT)}`]: ok({ entry: entry(1) }),
      },
    )
    const chip = (name: string) => screen.queryByRole('link', { name, hidden: true })
    await screen.findByRole('dialog', { name: 'Email to Mara Lindqvist' })
    expect(await screen.findByRole('link', { name: 'Next step due 1', hidden: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(chip('Next step due 1')).toBeNull())
    expect(chip('Replied 2')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(chip('Replied 1')).toBeTruthy())
  })

  it('offer no marks for an email that is not written', async () => {
    show(
      details({
        entry: entry(1, { emailStatus: 'scheduled', knownStatus: 'scheduled', emailBody: null }),
        sentences: [],
        score: null,
        findings: [],
      }),
    )
    await screen.findByText(/^Still being written and checked/)
    expect(screen.queryByRole('region', { name: 'What came of it?' })).toBeNull()
  })

  it('say so when the entry does not exist', async () => {
    show(refusal('not_found'))
    expect(await screen.findByText('This email isn’t in your tracker')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('offer another try when they cannot be loaded', async () => {
    show(refusal('unavailable'))
    expect(await screen.findByText('The details couldn’t be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
