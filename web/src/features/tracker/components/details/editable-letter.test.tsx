// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { ok, refusal, renderWithApi, type Reply } from '#harness/web/render-with-api.tsx'
import { BODY, details, entry, oneEmail } from '#harness/web/tracker-data.ts'
import TrackerScreen from '#web/features/tracker/components/tracker-screen.tsx'

const ID = entry(1).id
const PUT = `PUT /api/email-outreach/${ID}/letter`
const NONE: OutreachDetails['revision'] = {
  underWay: null,
  failure: null,
  heldBack: [],
  ownWords: null,
  leftToday: 10,
}
const OWN = 'Hi Mara,\n\nAll of this is mine.\n\nAda'

afterEach(() => sessionStorage.clear())

const own = (ownWords: OutreachDetails['revision']['ownWords'], over: Partial<OutreachDetails> = {}) =>
  details({
    entry: entry(1, { emailBody: OWN }),
    sentences: [],
    findings: [],
    writer: 'owner',
    revision: { ...NONE, ownWords, underWay: ownWords === 'saving' ? 'own_words' : null },
    ...over,
  })

function show(answers: OutreachDetails | Reply[], saved: Reply = refusal('unavailable')) {
  return renderWithApi(
    <TrackerScreen />,
    {
      ...oneEmail,
      [`GET /api/email-outreach/${ID}`]: Array.isArray(answers) ? answers : ok(answers),
      [PUT]: saved,
    },
    `/dashboard/tracker?entry=${ID}`,
  )
}

const edit = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  return await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the letter' })
}

describe('a letter that its user edits', () => {
  it('is sent whole, shown as saving, and then as saved in Gmail', async () => {
    const { sent } = show([ok(details()), ok(own('saved'))], ok(own('saving')))
    const text = await edit()
    expect(text.value).toBe(BODY)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    fireEvent.change(text, { target: { value: OWN } })
    expect(screen.getByText('8 words')).toBeTruthy()
    fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true })
    await screen.findByText('Your text is saved here. Saving it to the draft in your Gmail…')
    expect(sent.find(({ call }) => call === PUT)?.body).toEqual({
      subject: 'Moving the booking core without a lost booking',
      body: OWN,
    })
    await screen.findByText('Your text is in the draft in your Gmail.', {}, { timeout: 10_000 })
    expect(sessionStorage.length).toBe(0)
  }, 20_000)

  it('stays in the editor when it could not be saved, and says why', async () => {
    show(details())
    const text = await edit()
    fireEvent.change(text, { target: { value: OWN } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(
      'Not saved. A service we depend on isn’t answering. Please try again in a few minutes. Your text is still here.',
    )
    expect(text.value).toBe(OWN)
  })

  it('needs a subject and a text', async () => {
    const { sent } = show(details())
    const text = await edit()
    fireEvent.change(text, { target: { value: ' ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Write a text.')
    fireEvent.change(screen.getByRole('textbox', { name: 'Subject' }), { target: { value: '' } })
    await screen.findByText('Write a subject.')
    expect(sent.filter(({ call }) => call === PUT)).toEqual([])
  })

  it('is kept in the tab after Escape until it is discarded', async () => {
    show(details())
    const text = await edit()
    fireEvent.change(text, { target: { value: OWN } })
    fireEvent.keyDown(text, { key: 'Escape' })
    await screen.findByText('You have unsaved changes')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
    expect((await edit()).value).toBe(OWN)
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect((await edit()).value).toBe(BODY)
    expect(sessionStorage.length).toBe(0)
  })

  it('has the notes of the check beside it, and no errors', async () => {
    const findings = [
      { rule: 'L05', severity: 'E' as const, message: 'Not in your resume.', span: { start: 10, end: 30 } },
    ]
    show(own('saved', { findings }))
    const notes = within(await screen.findByRole('region', { name: 'Notes on your text' }))
    expect(notes.getByRole('listitem').textContent).toBe('Not in your resume.“All of this is mine.”')
    expect(screen.queryByText(/Error L05/)).toBeNull()
    expect(screen.queryByText('Check of the letter')).toBeNull()
  })

  it('replaces what was changed in Gmail only when its user says so', async () => {
    const failure = 'Your text is saved here. The draft in Gmail has your other changes.'
    const { sent } = show(
      own('changed', { revision: { ...NONE, ownWords: 'changed', failure } }),
      ok(own('saving')),
    )
    await screen.findByText('This draft was also changed in Gmail')
    expect(screen.getAllByText(failure)).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Replace the draft in Gmail' }))
    await waitFor(() =>
      expect(sent.find(({ call }) => call === PUT)?.body).toEqual({
        subject: 'Moving the booking core without a lost booking',
        body: OWN,
        replaceChanged: true,
      }),
    )
  })

  it.each([
    { mark: 'sent' as const },
    { emailStatus: 'sent' as const },
    { emailStatus: 'scheduled' as const },
  ])('cannot be edited once it is no draft any more: %j', async (over) => {
    show(details({ entry: entry(1, over) }))
    await screen.findByRole('button', { name: 'Copy body' })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('is marked as a starting point when no model wrote it', async () => {
    show(details({ entry: entry(1, { startingPoint: true }) }))
    const [title] = await screen.findAllByText('Starting point: add why this company')
    expect(title?.nextSibling?.textContent).toContain('why you want to work at Northwind Ferries.')
    fireEvent.click(screen.getByRole('button', { name: 'Edit the letter' }))
    expect(await screen.findByRole('textbox', { name: 'Text of the letter' })).toBeTruthy()
  })

  it('says in the posting’s own words what to add or attach, while the letter can be edited', async () => {
    const asks = ['To apply, send a CV with the names of two referees.']
    const posting = { ...details().posting, asks }
    const { unmount } = show(details({ posting }))
    const [title] = await screen.findAllByText('The posting asks for more than a resume')
    expect(title?.nextSibling?.textContent).toBe(
      'Before you send the letter, add or attach what it names:“To apply, send a CV with the names of two referees.”',
    )
    unmount()
    show(details({ posting, entry: entry(1, { mark: 'sent' }) }))
    await screen.findByRole('button', { name: 'Copy body' })
    expect(screen.queryByText('The posting asks for more than a resume')).toBeNull()
  })
})
