import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import RecipientsPage from './recipients-page.tsx'

const LINK = 'POST /api/recipients/link'
const OPEN = 'POST /api/recipients/open'
const OBJECT = 'POST /api/recipients/objection'

const HELD = {
  emails: [
    {
      company: 'Northwind',
      jobTitle: 'Product Manager',
      chosenAt: '2026-11-20T09:00:00.000Z',
      draft: 'made',
      foundBy: 'page',
      sourceUri: 'https://northwind.example/team',
      seenAt: '2026-11-02',
    },
  ],
  entries: [{ name: 'Li Ng', title: 'Head of Product', foundBy: 'vendor', sourceUri: null, seenAt: null }],
  objectedAt: null,
  proof: 'second',
}
const NOTHING = { emails: [], entries: [], objectedAt: null, proof: 'second' }

const opened = (replies: Replies) => renderWithApi(<RecipientsPage />, replies, '/recipients#proof=first')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a link is sent to the address, with the same message for any address', async () => {
  const { calls } = renderWithApi(<RecipientsPage />, { [LINK]: ok({ mailed: true }) }, '/recipients')
  press('Email me the link')
  expect(screen.getByText('Enter a whole email address, like name@example.com.')).toBeTruthy()
  expect(calls).toEqual([])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'li@northwind.example' } })
  press('Email me the link')
  expect(await screen.findByText('A link is on its way')).toBeTruthy()
  expect(calls).toEqual([LINK])
})

test('a refusal is reported at the form', async () => {
  renderWithApi(<RecipientsPage />, { [LINK]: refusal('too_many_requests', 'Too many.') }, '/recipients')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'li@northwind.example' } })
  press('Email me the link')
  expect((await screen.findByText('Too many.')).closest('[role="alert"]')).not.toBeNull()
})

test('pressing the button uses the link, shows what is held with its source, and an objection is confirmed', async () => {
  const { calls } = opened({ [OPEN]: ok(HELD), [OBJECT]: ok({ objected: true }) })
  expect(calls).toEqual([])
  press('Show what is held')
  expect(await screen.findByText('Product Manager at Northwind')).toBeTruthy()
  expect(screen.getByText(/On the company's own site, seen Nov 2/)).toBeTruthy()
  expect(screen.getByText('Li Ng, Head of Product')).toBeTruthy()
  press('Object to being contacted')
  expect(await screen.findByText('Your objection is recorded')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Object to being contacted' })).toBeNull()
  expect(calls).toEqual([OPEN, OBJECT])
})

test('a person can object even when nothing is held', async () => {
  opened({ [OPEN]: ok(NOTHING) })
  press('Show what is held')
  expect(await screen.findByText(/We hold nothing about this address/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Object to being contacted' })).toBeTruthy()
})

test('a person who has objected is told when', async () => {
  opened({ [OPEN]: ok({ ...NOTHING, objectedAt: '2026-11-21T12:00:00.000Z' }) })
  press('Show what is held')
  expect(await screen.findByText('You objected on Nov 21, 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Object to being contacted' })).toBeNull()
})

test('a used link offers a new one', async () => {
  opened({ [OPEN]: refusal('recipient_link_over', 'This link was used already.') })
  press('Show what is held')
  expect(await screen.findByText('This link was used already.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/recipients')
})
