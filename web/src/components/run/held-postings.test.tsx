// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { HeldPostings } from './held-postings.tsx'

const held = (id: string, over: object = {}) => ({
  id,
  jobTitle: 'Paralegal',
  companyName: 'Kite Law',
  why: { code: 'another_trade' } as const,
  isWritten: false,
  ...over,
})

it('says why each posting was held back, and has a letter written at a press', async () => {
  const { calls } = renderWithApi(
    <HeldPostings
      run={{
        heldPostings: [
          held('out_1'),
          held('out_2', { jobTitle: 'Head of Law', why: { code: 'far_above', asked: 15, own: 4 } }),
          held('out_3', { jobTitle: 'Trainee', why: { code: 'far_below', own: 9 }, isWritten: true }),
        ],
      }}
    />,
    { 'POST /api/held-postings/out_1/email': ok({ id: 'out_1' }, 202) },
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paralegal, Kite LawNothing in your resume answers what it asks for.Write anyway',
    'Head of Law, Kite LawIt asks for 15 years of experience; your resume shows 4.Write anyway',
    'Trainee, Kite LawIt is for beginners; your resume shows 9 years of work.In your tracker',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Write anyway: Paralegal, Kite Law' }))
  await waitFor(() => expect(calls).toContain('POST /api/held-postings/out_1/email'))
})

it('renders nothing when nothing was held back', () => {
  expect(renderWithApi(<HeldPostings run={{ heldPostings: [] }} />, {}).container.textContent).toBe('')
})
