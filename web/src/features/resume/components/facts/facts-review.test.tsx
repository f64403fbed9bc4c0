// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FactItem, ResumeFactsView } from '#shared/models/resume-facts.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { resumeFacts } from '#harness/web/resume-fixtures.ts'
import WhatWeReadPage from '#web/features/resume/components/what-we-read-page.tsx'

beforeEach(() => sessionStorage.clear())

async function open(view: ResumeFactsView) {
  renderWithApi(<WhatWeReadPage />, { 'GET /api/user/resume/facts': ok(view) })
  await screen.findByRole('heading', { level: 2, name: 'Jobs' })
}

describe('a long list', () => {
  const line = resumeFacts.items.find(({ id }) => id === 'line-2')
  const long = (over: Partial<FactItem>): ResumeFactsView => {
    const lines = ['a', 'b', 'c', 'd', 'e'].flatMap((letter) =>
      line
        ? [
            {
              ...line,
              id: `line-${letter}`,
              values: line.values.map((one) => ({ ...one, value: `Did ${letter}`, read: `Did ${letter}` })),
            },
          ]
        : [],
    )
    return {
      ...resumeFacts,
      items: [...resumeFacts.items, ...lines.map((one) => (one.id === 'line-e' ? { ...one, ...over } : one))],
    }
  }
  const shown = () =>
    within(screen.getByRole('region', { name: 'Jobs' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('Did'))

  it('is folded; showing all moves the focus to the first new item', async () => {
    await open(long({}))
    expect(shown()).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 more lines' }))
    expect(shown()).toHaveLength(5)
    expect(document.activeElement?.textContent).toMatch(/^Did c/)
  })

  it('is open when the user has changed an item that would be folded away', async () => {
    await open(long({ hidden: true }))
    expect(shown()).toHaveLength(5)
  })
})

it('says what jobs lack before they are confirmed', async () => {
  const items = resumeFacts.items.map((item) =>
    item.id === 'role-1'
      ? {
          ...item,
          values: item.values.map((one) =>
            one.field === 'employer' ? { ...one, read: null, value: null } : one,
          ),
        }
      : item,
  )
  await open({ ...resumeFacts, items })
  expect(screen.getByText('We found no employer for 1 job.')).toBeTruthy()
})

it('says at a line how many emails were held back because of it, until it is changed', async () => {
  const over = (id: string, change: Partial<FactItem>): ResumeFactsView => ({
    ...resumeFacts,
    items: resumeFacts.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  })
  const note =
    'This line couldn’t be used in 2 emails of your latest run: a stronger word than your resume has. Correct it, or hide it.'
  await open(over('line-1', { heldBack: { emails: 2, wrong: 'a stronger word than your resume has' } }))
  expect(screen.getByText(note)).toBeTruthy()
  fireEvent.click(
    screen.getByRole('button', { name: 'Never use this: Cut the nightly import from 4 hours to 20 minutes' }),
  )
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
})

describe('the place on the resume', () => {
  it('is shown beside the item, with the quoted words marked', async () => {
    await open(resumeFacts)
    const jobs = within(screen.getByRole('region', { name: 'Jobs' }))
    expect(jobs.getByRole('heading', { level: 3, name: 'Backend Engineer' }).parentElement?.textContent).toBe(
      'Backend EngineerHarbour FreightJune 2019 to present',
    )
    const [quotation] = jobs.getAllByRole('figure')
    expect([...(quotation?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Backend Engineer',
      'Harbour Freight',
      'Jun 2019',
      'Present',
    ])
    expect(screen.getByText('June 2019 to November 2026: 7 years 6 months')).toBeTruthy()
  })

  it('is not shown where it adds nothing to the item', async () => {
    await open(resumeFacts)
    const you = within(screen.getByRole('region', { name: 'You' }))
    expect(you.getByText('Maya Okafor')).toBeTruthy()
    expect(you.queryByText('On your resume')).toBeNull()
  })

  it('marks an issuer beside the name that it is part of, not inside it', async () => {
    const items = resumeFacts.items.map((item) =>
      item.id === 'certificate-1'
        ? {
            ...item,
            excerpt: '2022 Acme Cloud Associate, Acme',
            values: item.values.map((one) =>
              one.field === 'name'
                ? { ...one, quote: 'Acme Cloud Associate' }
                : one.field === 'issuer'
                  ? { ...one, quote: 'Acme' }
                  : one,
            ),
          }
        : item,
    )
    await open({ ...resumeFacts, items })
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks.slice(marks.indexOf('Acme Cloud Associate'))[1]).toBe('Acme')
  })
})

it('says what became of the corrections with a new resume', async () => {
  await open({
    ...resumeFacts,
    changes: { kept: 2, dropped: ['You said never to use "Mentored one junior".'] },
  })
  expect(screen.getByText('2 of your corrections still apply.')).toBeTruthy()
  expect(screen.getByText('You said never to use "Mentored one junior".')).toBeTruthy()
})
