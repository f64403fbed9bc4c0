// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { ok, refusal, renderWithApi, type Replies, type Reply } from '#harness/web/render-with-api.tsx'
import { resumeFacts, savedFacts } from '#harness/web/resume-fixtures.ts'
import WhatWeReadPage from './what-we-read-page.tsx'

const READ = 'GET /api/user/resume/facts'
const SAVE = 'PUT /api/user/resume/facts'

beforeEach(() => sessionStorage.clear())

async function open(replies: Replies = {}, view: ResumeFactsView = resumeFacts) {
  const shown = renderWithApi(<WhatWeReadPage />, {
    [READ]: ok(view),
    [SAVE]: ok(savedFacts({})),
    ...replies,
  })
  await screen.findByRole('heading', { level: 2, name: /not sure of/ })
  return { ...shown, saves: () => shown.sent.filter(({ call }) => call === SAVE).map(({ body }) => body) }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const saved = () => screen.findByText('Saved')
const group = (name: string) => within(screen.getByRole('region', { name }))

/** A reply that is held back until `release` is called. */
function held(reply: Reply) {
  let release = () => {}
  const promise = new Promise<Reply>((resolve) => (release = () => resolve(reply)))
  return { promise, release: () => release() }
}

describe('the page', () => {
  it('shows a skeleton while it loads', () => {
    renderWithApi(<WhatWeReadPage />, { [READ]: new Promise<Reply>(() => {}) })
    expect(screen.getByText('Loading what we read')).toBeTruthy()
  })

  it('asks for a resume where there is none', async () => {
    renderWithApi(<WhatWeReadPage />, { [READ]: ok(null) })
    await screen.findByRole('heading', { name: 'Upload a resume first' })
    expect(screen.getByRole('link', { name: 'Go to the configuration' }).getAttribute('href')).toBe(
      '/dashboard',
    )
  })

  it('can be retried when it could not be loaded', async () => {
    renderWithApi(<WhatWeReadPage />, { [READ]: [refusal('unavailable'), ok(resumeFacts)] })
    await screen.findByText('What we read couldn’t be loaded')
    press('Try again')
    expect(await screen.findByRole('heading', { name: 'We’re not sure of 3 things.' })).toBeTruthy()
  })

  it('shows doubtful items first, then the rest in groups', async () => {
    await open()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'We’re not sure of 3 things.',
      'Please check',
      'You',
      'Jobs',
      'Volunteering, rotations and projects',
      'Education',
      'Skills',
      'Languages',
      'Computed from your dates',
      'Added by you',
    ])
    const asked = group('Please check')
    expect(
      asked.getAllByText(/^(We’re not sure|This line reads)/).map(({ textContent }) => textContent),
    ).toEqual([
      'We’re not sure that “Unit 7” is the employer.',
      'This line reads like an instruction to a computer, so no letter uses it unless you confirm it.',
      'We’re not sure that “Cloud Associate” is the name.',
    ])
    expect(asked.getByText('Line under Developer, Unit 7')).toBeTruthy()
    expect(
      screen.getByText('We read 2 jobs, 1 volunteer role, 3 lines, 1 school and 1 certificate.'),
    ).toBeTruthy()
  })
})

describe('a correction', () => {
  it('is saved with Enter, shows what was read, and can be undone', async () => {
    const corrected = {
      corrections: [{ item: 'role-1', field: 'employer' as const, value: 'Harbour Freight Ltd' }],
    }
    const { saves } = await open({ [SAVE]: [ok(savedFacts(corrected)), ok(savedFacts({}, 6))] })
    press('Correct: Backend Engineer')
    expect(document.activeElement).toBe(screen.getByLabelText('Employer'))
    type('Employer', ' Harbour Freight  Ltd ')
    fireEvent.submit(screen.getByLabelText('Employer'))
    expect(await screen.findByText('We read: Harbour Freight')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Backend Engineer' }))
    await saved()
    press('Back to what we read: Backend Engineer')
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()).toEqual([
      { ...resumeFacts.review, ...corrected },
      { ...resumeFacts.review, version: 5 },
    ])
    await waitFor(() => expect(screen.queryByText('We read: Harbour Freight')).toBeNull())
  })

  it('of a doubtful item also confirms it', async () => {
    const { saves } = await open()
    press('Correct: Developer')
    type('Employer', 'Northwind')
    press('Save')
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { corrections: [{ item: 'role-2', field: 'employer', value: 'Northwind' }], confirmed: ['role-2'] },
      ]),
    )
  })

  it.each([
    ['From', 'last June', 'Month and year, such as June 2019, or the year alone.'],
    ['To', 'soon', 'Month and year, such as June 2019, or the year alone. “present” if it hasn’t ended.'],
    ['To', '2018', 'The end can’t be before the start.'],
  ])('with an invalid date is not saved: %s %s', async (label, date, complaint) => {
    const { saves } = await open()
    press('Correct: Backend Engineer')
    type(label, date)
    press('Save')
    const field = screen.getByLabelText(label)
    expect(document.activeElement).toBe(field)
    const [errorId = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(errorId)?.textContent).toBe(complaint)
    expect(saves()).toEqual([])
  })

  it('accepts dates as people write them', async () => {
    const { saves } = await open()
    press('Correct: Backend Engineer')
    expect([
      screen.getByLabelText<HTMLInputElement>('From').value,
      screen.getByLabelText<HTMLInputElement>('To').value,
    ]).toEqual(['June 2019', 'present'])
    type('From', 'Sept. 2018')
    type('To', 'Now')
    press('Save')
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { corrections: [{ item: 'role-1', field: 'start', value: '2018-09' }] },
      ]),
    )
  })

  it('of a line needs text, and Escape cancels it', async () => {
    const { saves } = await open()
    press('Correct: Mentored two juniors')
    type('What it says', ' ')
    fireEvent.keyDown(screen.getByLabelText('What it says'), { key: 'Enter' })
    expect(
      screen.getByText('Write what it says. If letters should leave it out, choose “Never use this”.'),
    ).toBeTruthy()
    fireEvent.keyDown(screen.getByLabelText('What it says'), { key: 'Escape' })
    expect(screen.queryByLabelText('What it says')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Mentored two juniors' }))
    expect([saves(), sessionStorage.length]).toEqual([[], 0])
  })
})

describe('leaving', () => {
  it('saves valid input', async () => {
    const { saves, unmount } = await open()
    press('Correct: Mentored two juniors')
    type('What it says', 'Mentored three juniors')
    unmount()
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { corrections: [{ item: 'line-2', field: 'text', value: 'Mentored three juniors' }] },
      ]),
    )
    expect(sessionStorage.length).toBe(0)
  })

  it('keeps invalid input and offers it again', async () => {
    const { saves, unmount } = await open()
    press('Correct: Backend Engineer')
    type('From', 'last June')
    unmount()
    expect(saves()).toEqual([])
    await open()
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('last June')
    expect(screen.getByText('You typed this earlier and didn’t save it.')).toBeTruthy()
  })
})

describe('an item that is never to be used', () => {
  it('stays visible, and can be used again', async () => {
    const { saves } = await open({ [SAVE]: [ok(savedFacts({ hidden: ['line-2'] })), ok(savedFacts({}, 6))] })
    press('Never use this: Mentored two juniors')
    expect(await screen.findByText('Not used in letters')).toBeTruthy()
    await saved()
    press('Use again: Mentored two juniors')
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { version: 4, hidden: ['line-2'] },
        { version: 5, hidden: [] },
      ]),
    )
    await waitFor(() => expect(screen.queryByText('Not used in letters')).toBeNull())
  })

  it('hides the lines of a job as well', async () => {
    await open({ [SAVE]: ok(savedFacts({ hidden: ['role-1'] })) })
    press('Never use this: Backend Engineer')
    expect(await screen.findByText('Its lines aren’t used either.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Correct: Mentored two juniors' })).toBeNull()
  })

  it('can be a skill, whose row opens when it is pressed', async () => {
    const { saves } = await open({ [SAVE]: ok(savedFacts({ hidden: ['skill-1'] })) })
    press('Go')
    expect(
      [...(group('Skills').getByText('On your resume').parentElement?.querySelectorAll('mark') ?? [])].map(
        ({ nextSibling }) => nextSibling?.textContent,
      ),
    ).toEqual([', SQL'])
    press('Never use this: Go')
    await waitFor(() => expect(saves()).toMatchObject([{ hidden: ['skill-1'] }]))
    expect(screen.getByRole('button', { name: 'Go (not used in letters)' })).toBeTruthy()
  })
})

describe('a confirmation', () => {
  it('covers everything, and can be taken back', async () => {
    const { saves } = await open({ [SAVE]: [ok(savedFacts({ allRight: true })), ok(savedFacts({}, 6))] })
    press('Looks right')
    expect(await screen.findByRole('heading', { name: 'No questions from us' })).toBeTruthy()
    await saved()
    expect(document.activeElement?.textContent).toBe('You confirmed this on Nov 20, 2026.')
    press('Undo')
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { version: 4, allRight: true, confirmed: [] },
        { version: 5, allRight: false },
      ]),
    )
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Looks right' })),
    )
  })

  it('at the end of the page does the same', async () => {
    const { saves } = await open({ [SAVE]: ok(savedFacts({ allRight: true })) })
    press('All of this looks right')
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe(
        'You confirmed all of this. Back to the configuration',
      ),
    )
    await waitFor(() => expect(saves()).toMatchObject([{ allRight: true }]))
  })

  it('can be of one doubtful item, which stays where it is', async () => {
    const { saves } = await open({ [SAVE]: ok(savedFacts({ confirmed: ['role-2'] })) })
    press('Looks right: Developer')
    expect(await screen.findByRole('heading', { name: 'We’re not sure of 2 things.' })).toBeTruthy()
    expect(group('Please check').getByText('You confirmed this')).toBeTruthy()
    await waitFor(() => expect(saves()).toMatchObject([{ confirmed: ['role-2'], allRight: false }]))
  })

  it('leaves items open that the server does not accept it for', async () => {
    const after = savedFacts({ allRight: true })
    await open({
      [SAVE]: ok({
        ...after,
        items: after.items.map((item) => (item.id === 'line-3' ? { ...item, confirmed: false } : item)),
      }),
    })
    press('Looks right')
    expect(await screen.findByRole('heading', { name: 'We’re not sure of 1 thing.' })).toBeTruthy()
  })
})

describe('an added fact', () => {
  it('is saved with its kind and text', async () => {
    const { saves } = await open()
    type('In your words', 'Forklift licence, Bavaria, 2024')
    press('Add this')
    await waitFor(() =>
      expect(saves()).toMatchObject([
        {
          added: [
            {
              id: expect.stringMatching(/^added-[a-f0-9]{20}$/),
              kind: 'achievement',
              text: 'Forklift licence, Bavaria, 2024',
              role: null,
            },
          ],
        },
      ]),
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('In your words').value).toBe('')
  })

  it('needs text', async () => {
    const { saves } = await open()
    press('Add this')
    expect(await screen.findByText('Write at least two characters.')).toBeTruthy()
    expect(saves()).toEqual([])
  })

  it('is shown with its kind, removed and put back', async () => {
    const added = [{ id: 'added-abcdef', kind: 'licence' as const, text: 'Forklift licence', role: null }]
    const { saves } = await open(
      { [SAVE]: [ok(savedFacts({})), ok(savedFacts({ added }, 6))] },
      savedFacts({ added }, 4),
    )
    expect(group('Added by you').getByText('A license or certificate', { selector: 'p' })).toBeTruthy()
    press('Remove: Forklift licence')
    await saved()
    press('Put it back: Forklift licence')
    await waitFor(() =>
      expect(saves()).toMatchObject([
        { version: 4, added: [] },
        { version: 5, added },
      ]),
    )
  })
})

describe('the name that signs', () => {
  const signer = {
    resumeName: 'Maya A. Okafor',
    accountName: 'M. Okafor',
    differ: true,
    first: 'resume',
  } as const

  it('is asked where the names differ', async () => {
    const { saves } = await open(
      { [SAVE]: ok({ ...savedFacts({ signer: 'account' }), signer }) },
      { ...resumeFacts, signer },
    )
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Maya A. Okafor, from your resume' }).checked,
    ).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'M. Okafor, from your account' }))
    await waitFor(() => expect(saves()).toMatchObject([{ signer: 'account' }]))
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'M. Okafor, from your account' }).checked,
    ).toBe(true)
  })

  it('is the account name until the user chooses, where the name on the resume is doubtful', async () => {
    await open({}, { ...resumeFacts, signer: { ...signer, first: 'account' } })
    expect(
      screen.getByText(/Until you choose, we sign your letters with the name of your account\.$/),
    ).toBeTruthy()
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'M. Okafor, from your account' }).checked,
    ).toBe(true)
  })

  it('is not asked where they are the same', async () => {
    await open()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('saving', () => {
  it('collects later changes and sends them together on top of the first saved version', async () => {
    const first = held(ok(savedFacts({ hidden: ['line-1'] })))
    const { saves } = await open({
      [SAVE]: [first.promise, ok(savedFacts({ hidden: ['line-1', 'line-2'], confirmed: ['role-2'] }, 6))],
    })
    press('Never use this: Cut the nightly import from 4 hours to 20 minutes')
    await waitFor(() => expect(saves()).toHaveLength(1))
    press('Never use this: Mentored two juniors')
    press('Looks right: Developer')
    expect(screen.getByText('Saving…')).toBeTruthy()
    expect(saves()).toHaveLength(1)
    first.release()
    await saved()
    expect(saves()).toMatchObject([
      { version: 4, hidden: ['line-1'], confirmed: [] },
      { version: 5, hidden: ['line-1', 'line-2'], confirmed: ['role-2'] },
    ])
  })

  it('that failed keeps the change visible and can be retried', async () => {
    const { saves } = await open({ [SAVE]: [refusal('unavailable'), ok(savedFacts({ hidden: ['line-2'] }))] })
    press('Never use this: Mentored two juniors')
    await screen.findByText('Not saved.')
    expect(screen.getByText('Not used in letters')).toBeTruthy()
    press('Try again')
    await saved()
    expect(saves()).toMatchObject([
      { version: 4, hidden: ['line-2'] },
      { version: 4, hidden: ['line-2'] },
    ])
  })

  it('on top of an outdated version reports the conflict and shows what is saved', async () => {
    const elsewhere = savedFacts({ hidden: ['line-1'] }, 9)
    await open({ [READ]: [ok(resumeFacts), ok(elsewhere)], [SAVE]: refusal('review_changed') })
    press('Never use this: Mentored two juniors')
    expect(await screen.findByText('This changed somewhere else')).toBeTruthy()
    expect(
      await screen.findByRole('button', {
        name: 'Use again: Cut the nightly import from 4 hours to 20 minutes',
      }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Never use this: Mentored two juniors' })).toBeTruthy()
  })
})
