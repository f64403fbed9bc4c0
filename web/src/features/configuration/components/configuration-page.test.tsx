// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import {
  configuration,
  emailPage,
  mailbox,
  nextSync,
  NOW,
  paidUser,
  resume,
  runAtWork,
  trialUser,
} from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import { resumeFacts, savedFacts } from '#harness/web/resume-fixtures.ts'
import { configurationQuery } from '#web/features/configuration/api/queries.ts'
import ConfigurationPage from './configuration-page.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

const ENDED = '2026-11-20T11:58:00.000Z'
const START = 'POST /api/start-email-drafting'

const outreachEntry = (change: Partial<OutreachEntry>): OutreachEntry => ({
  id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3D',
  companyName: 'Northmark Energy',
  jobTitle: 'Backend Engineer',
  contactPersonName: 'Ines Calder',
  contactPersonEmail: 'ines.calder@northmark-energy.example',
  contactPersonLinkedin: null,
  linkedinJobUrl: null,
  jobApplyUrl: null,
  emailSubject: null,
  emailBody: null,
  emailStatus: 'scheduled',
  knownStatus: 'scheduled',
  mark: null,
  markedAt: null,
  failure: null,
  startingPoint: false,
  createdAt: '2026-11-20T11:56:00.000Z',
  ...change,
})

const replies: Replies = {
  'GET /api/user/configuration': ok(configuration),
  'GET /api/user/resume/latest': ok(resume),
  'GET /api/user/resume/facts': ok(resumeFacts),
  'GET /api/user/search-questions': ok({ questions: [], sameTitles: [] }),
  'GET /api/next-sync-info': ok(nextSync),
  'GET /api/gmail-integration': ok(mailbox),
  'GET /api/runs/latest': ok({ run: null }),
  'GET /api/email-outreach': ok(emailPage([])),
  'GET /api/user': ok(paidUser),
}

const show = (others: Replies = {}) =>
  renderWithApi(<ConfigurationPage user={paidUser} />, { ...replies, ...others })

const openForm = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Update Configuration' }))

const press = async () => fireEvent.click(await screen.findByRole('button', { name: /^Start Finding Jobs/ }))

describe('a configured user', () => {
  it('sees the active configuration, opens and closes its form, and keeps what was typed', async () => {
    show()
    expect((await screen.findByRole('heading', { name: 'Your Active Configuration' })).tagName).toBe('H2')
    expect(screen.getByText('Resume').nextSibling?.textContent).toBe('Maya Okafor, resume.pdfWhat we read')
    expect(screen.queryByRole('button', { name: 'Save Configuration' })).toBeNull()
    await openForm()
    expect(screen.getByRole('heading', { name: 'Update Configuration' })).toBeTruthy()
    expect(screen.queryByText('Last updated')).toBeNull()
    fireEvent.change(await screen.findByRole('textbox', { name: 'Job title' }), {
      target: { value: 'Harbour pilot' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Close the form' }))
    expect(screen.getByText('Last updated')).toBeTruthy()
    await openForm()
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveProperty('value', 'Harbour pilot')
  })

  it('is told that agencies are not written to, if that was chosen', async () => {
    show({ 'GET /api/user/configuration': ok({ ...configuration, writeToAgencies: false }) })
    expect((await screen.findByText('Recruitment agencies')).nextSibling?.textContent).toBe('Not written to')
  })

  it('sees nothing about agencies if they are written to', async () => {
    show()
    await screen.findByText('Last updated')
    expect(screen.queryByText('Recruitment agencies')).toBeNull()
  })

  it('has the form closed by a save, with the focus on the active configuration', async () => {
    show({ 'PUT /api/user/configuration': ok(configuration) })
    await openForm()
    fireEvent.click(await screen.findByRole('button', { name: 'Save Configuration' }))
    await waitFor(() => expect(screen.getByText('Last updated')).toBeTruthy())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Active Configuration' }))
  })

  it('has one primary action: to start, or to save while the form is open', async () => {
    show()
    const accents = () =>
      screen
        .getAllByRole('button')
        .filter((button) => button.classList.contains('bg-accent'))
        .map((button) => button.textContent)
    await screen.findByRole('button', { name: /^Start Finding Jobs/ })
    expect(accents()).toEqual([
      'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails',
    ])
    await openForm()
    await screen.findByRole('button', { name: 'Save Configuration' })
    expect(accents()).toEqual(['Save Configuration'])
  })

  it.each([
    ['whose resume cannot be named', configuration, 'Uploaded'],
    ['without a resume', { ...configuration, resumeUrl: null }, 'Not uploaded'],
  ])('%s is told so', async (_, saved, told) => {
    show({ 'GET /api/user/configuration': ok(saved), 'GET /api/user/resume/latest': ok(null) })
    expect((await screen.findByText('Resume')).nextSibling?.textContent).toBe(told)
  })
})

describe('the first save', () => {
  it('leads to the start, above the form that was saved', async () => {
    show({
      'GET /api/user/configuration': [ok({ ...configuration, isConfigured: false }), ok(configuration)],
      'PUT /api/user/configuration': ok(configuration),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Set Up Configuration' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Save Configuration' }))
    await screen.findByRole('heading', { name: 'Your Active Configuration' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start' })))
  })
})

describe('the mailbox', () => {
  it.each([
    [
      'was never connected',
      ok(null),
      'Gmail isn’t connected',
      'We save the drafts in your own Gmail. Connect it before you start.',
    ],
    [
      'is lost',
      ok({ ...mailbox, isActive: false, problem: 'Gmail no longer accepts our access.' }),
      'Gmail needs to be connected again',
      'Gmail no longer accepts our access.',
    ],
  ])('that %s is described as such', async (_, reply, title, text) => {
    show({ 'GET /api/gmail-integration': reply })
    expect((await screen.findByText(title)).parentElement?.textContent).toContain(text)
  })
})

describe('data shown beside the configuration', () => {
  it.each(['/api/user/resume/facts', '/api/gmail-integration', '/api/runs/latest', '/api/next-sync-info'])(
    'does not block the page when it fails: GET %s',
    async (path) => {
      const { calls } = show({ [`GET ${path}`]: refusal('unavailable') })
      expect(await screen.findByRole('heading', { name: 'Your Active Configuration' })).toBeTruthy()
      await openForm()
      await screen.findByRole('button', { name: 'Save Configuration' })
      // Once for the page, and once for the component that shows it.
      expect(calls.filter((call) => call === `GET ${path}`).length).toBeLessThanOrEqual(2)
      expect(screen.getByRole('heading', { name: 'Update Configuration' })).toBeTruthy()
    },
  )
})

describe('the configuration', () => {
  it('can be retried when it does not load, and stays with what was typed when a refetch fails', async () => {
    const { queryClient } = show({
      'GET /api/user/configuration': [refusal('unavailable'), ok(configuration), refusal('unavailable')],
    })
    expect(await screen.findByText('Your configuration couldn’t be loaded')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await openForm()
    const title = await screen.findByRole('textbox', { name: 'Job title' })
    fireEvent.change(title, { target: { value: 'Harbour pilot' } })
    await queryClient.invalidateQueries(configurationQuery)
    await waitFor(() => expect(queryClient.getQueryState(configurationQuery.queryKey)?.status).toBe('error'))
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveProperty('value', 'Harbour pilot')
    expect(screen.queryByText('Your configuration couldn’t be loaded')).toBeNull()
  })
})

describe('the start', () => {
  it('is above everything else', async () => {
    show()
    const start = await screen.findByRole('button', { name: /^Start Finding Jobs/ })
    const summary = screen.getByRole('heading', { name: 'Your Active Configuration' })
    expect(start.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('offers the upgrade to a user who needs a plan', async () => {
    renderWithApi(
      <ConfigurationPage
        user={{ ...trialUser, trialEndsAt: '2026-11-20T11:59:59.000Z' }}
        upgrade={<button type="button">Upgrade</button>}
      />,
      replies,
    )
    expect(await screen.findByRole('heading', { name: 'Your trial has ended' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade' })).toBeTruthy()
  })

  it('says that five drafts of a trial are ready, and asks for nothing but to read them', async () => {
    renderWithApi(
      <ConfigurationPage
        user={{ ...trialUser, trialEmailsUsed: 5 }}
        upgrade={<button type="button">Upgrade</button>}
      />,
      {
        ...replies,
        'GET /api/runs/latest': ok({
          run: { ...runAtWork, state: 'finished', outcome: 'complete', drafted: 5, finishedAt: ENDED },
        }),
      },
    )
    const heading = await screen.findByRole('heading', { name: '5 drafts are ready' })
    expect(heading.closest('section')?.textContent).toBe(
      'Daily Limit Reached - Next Run in 21h 5m5 drafts are ready' +
        'Read them, change what you like, and send them from Gmail.Read the drafts in the tracker' +
        'Your Pro plan starts on Nov 21, 2026, 12:00 AM UTC.',
    )
    expect(screen.getAllByRole('link', { name: 'Read the drafts in the tracker' })).toHaveLength(1)
    expect([
      screen.queryByRole('button', { name: 'Upgrade' }),
      document.querySelector('[data-tone=warn]'),
    ]).toEqual([null, null])
  })

  it.each([
    ['contact_source_out_of_credits', 'We couldn’t look up more contacts today'],
    ['postings_source_unavailable', 'The job search isn’t answering right now'],
  ] as const)('offers no press while only waiting helps: %s', async (outcome, heading) => {
    show({
      'GET /api/runs/latest': ok({
        run: { ...runAtWork, state: 'finished', outcome, drafted: 0, open: 0, finishedAt: ENDED },
      }),
    })
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Start Finding Jobs/ })).toBeNull()
    expect(document.body.textContent).not.toMatch(/Press the button|tomorrow/)
  })

  it('opens the form at the job title when the search is exhausted', async () => {
    show({
      'GET /api/runs/latest': ok({
        run: { ...runAtWork, state: 'finished', outcome: 'nothing_new', drafted: 0, finishedAt: ENDED },
      }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Change the search' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Job title' })),
    )
  })

  it('confirms that the emails are being prepared', async () => {
    show({
      [START]: ok(
        { success: true, message: 'Your personalized emails are being prepared...', runId: runAtWork.id },
        202,
      ),
    })
    await press()
    expect((await screen.findByText('Email Drafting Started')).nextSibling?.textContent).toBe(
      'Your personalized emails are being prepared...',
    )
  })

  it.each([
    [
      'says why it was refused',
      refusal('mailbox_disconnected'),
      'Gmail no longer accepts our access. Connect your Gmail account again.',
    ],
    ['takes an answer without success for a failure', ok({}, 202), 'Webhook request failed'],
    ['asks to try again when nothing is known', { status: 502, body: 'Bad gateway' }, 'Please try again.'],
  ])('%s', async (_, reply, words) => {
    show({ [START]: reply })
    await press()
    expect((await screen.findByText('Error')).nextSibling?.textContent).toBe(
      `Failed to start email drafting: ${words}`,
    )
  })
})

describe('a run', () => {
  it('shows its progress, and what it leaves out and why', async () => {
    show({ 'GET /api/runs/latest': ok({ run: runAtWork }) })
    const bar = await screen.findByRole('progressbar', { name: 'Emails of this run' })
    expect(bar.getAttribute('aria-valuetext')).toBe('3 of 8 emails done')
    expect(screen.getByText('Why 31 postings were skipped')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['22: the job title differs from yours', '9: posted longer ago than you allow']),
    )
  })

  it('lists companies as they are added, with a link to each draft that is ready', async () => {
    show({
      'GET /api/runs/latest': ok({ run: runAtWork }),
      'GET /api/email-outreach': ok(
        emailPage([
          outreachEntry({ id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B', companyName: 'Kestrel Works' }),
          outreachEntry({ id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C', emailStatus: 'draft_sent' }),
          outreachEntry({ companyName: 'Of yesterday', createdAt: '2026-11-19T11:56:00.000Z' }),
        ]),
      ),
    })
    const list = await screen.findByRole('list', { name: 'Companies of this run' })
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([
        'Northmark Energy · Backend EngineerRead the draft to Northmark Energy',
        'Kestrel Works · Backend Engineerbeing written',
      ]),
    )
    expect(screen.getByText('and 6 more')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read your first draft' }).getAttribute('href')).toBe(
      '/dashboard/tracker?entry=out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C',
    )
  })

  it('has no progress bar once it is over, and still says what it left out', async () => {
    show({
      'GET /api/runs/latest': ok({
        run: {
          ...runAtWork,
          state: 'finished',
          outcome: 'complete',
          drafted: 8,
          finishedAt: '2026-11-20T11:59:00.000Z',
        },
      }),
    })
    await screen.findByRole('heading', { name: 'Latest run' })
    expect(screen.queryByRole('progressbar', { name: 'Emails of this run' })).toBeNull()
    expect(screen.getByText('Why 31 postings were skipped')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read the drafts in the tracker' })).toBeTruthy()
  })
})

describe('what was read of the resume', () => {
  const SAVE = 'PUT /api/user/resume/facts'
  const WORDS =
    'We read 2 jobs, 1 volunteer role, 3 lines, 1 school and 1 certificate. We’re not sure of 3 things.'

  it('is confirmed with one press', async () => {
    const { sent } = show({ [SAVE]: ok(savedFacts({ allRight: true })) })
    await openForm()
    await screen.findByText(WORDS)
    fireEvent.click(screen.getByRole('button', { name: 'Looks right' }))
    const told = await screen.findByText('You confirmed this on Nov 20, 2026.')
    expect(sent.filter(({ call }) => call === SAVE).map(({ body }) => body)).toEqual([
      { ...resumeFacts.review, allRight: true },
    ])
    expect(document.activeElement).toBe(told)
    expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See what we read' }).getAttribute('href')).toBe(
      '/dashboard/resume',
    )
  })

  it('can be checked in detail, and says when the confirmation was not saved', async () => {
    show({ [SAVE]: [refusal('unavailable'), ok(savedFacts({ allRight: true }))] })
    await openForm()
    expect((await screen.findByRole('link', { name: 'Check what we read' })).getAttribute('href')).toBe(
      '/dashboard/resume',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Looks right' }))
    await screen.findByText('Not saved.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Not saved.')).toBeNull())
  })

  it('is not asked for before there is a resume', async () => {
    const { calls } = show({ 'GET /api/user/resume/latest': ok(null) })
    await openForm()
    await screen.findByRole('button', { name: 'Save Configuration' })
    expect(calls).not.toContain('GET /api/user/resume/facts')
    expect(screen.queryByText(/^We read/)).toBeNull()
  })
})

describe('how well the resume fits the job title', () => {
  const fitted = (fit: typeof resumeFacts.fit) => ({
    'GET /api/user/resume/facts': ok({ ...resumeFacts, fit }),
  })
  const poor = {
    jobTitle: 'Senior Backend Engineer',
    facts: 0,
    message: 'Nothing on your resume points to it yet.',
    help: 'Add a course or a tool.',
  }

  it.each(['nothing', 'little', 'other_field'] as const)(
    'is shown beside the title, and with advice above the start where it is poor; nothing is blocked: %s',
    async (verdict) => {
      show(fitted({ ...poor, verdict }))
      await openForm()
      await screen.findByRole('button', { name: 'Save Configuration' })
      expect(screen.getAllByText('Nothing on your resume points to it yet.')).toHaveLength(1)
      expect(
        screen.getAllByText('Nothing on your resume points to it yet. Add a course or a tool.'),
      ).toHaveLength(1)
      expect(screen.getByRole('link', { name: 'Go to “What we read”' }).getAttribute('href')).toBe(
        '/dashboard/resume',
      )
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Start Finding Jobs/ }).disabled).toBe(
        false,
      )
    },
  )

  it('is one sentence where it is good', async () => {
    show()
    await openForm()
    await screen.findByRole('button', { name: 'Save Configuration' })
    expect(screen.getAllByText('9 things on your resume point to “Senior Backend Engineer”.')).toHaveLength(1)
  })

  it('is not shown for a title that is not saved yet', async () => {
    show()
    await openForm()
    fireEvent.change(await screen.findByRole('textbox', { name: 'Job title' }), {
      target: { value: 'Harbour pilot' },
    })
    expect(screen.queryByText(/point to “Senior Backend Engineer”/)).toBeNull()
  })
})
