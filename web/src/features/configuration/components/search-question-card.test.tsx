// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { FactReviewInput } from '#shared/models/resume-facts.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { savedFacts } from '#harness/web/resume-fixtures.ts'
import { SearchQuestionCard } from './search-question-card.tsx'

const PLACE = { code: 'place', from: 'Leeds', to: 'Lagos' } as const
const LEVEL = { code: 'level', from: 'Vice President', to: 'Analyst' } as const
const SAVE = 'PUT /api/user/resume/facts'
const MOVE = 'You live in Leeds and search in Lagos. Would you move, and what draws you there?'

afterEach(() => sessionStorage.clear())

const show = (review: Partial<FactReviewInput> = {}, saved: readonly Partial<FactReviewInput>[] = [{}]) =>
  renderWithApi(<SearchQuestionCard />, {
    'GET /api/user/search-questions': ok({ questions: [PLACE, LEVEL], sameTitles: [] }),
    'GET /api/user/resume/facts': ok(savedFacts(review)),
    [SAVE]: saved.map((one) => ok(savedFacts(one))),
  })

it('saves an answer in the user’s words as a fact, and asks the next question', async () => {
  const fact = {
    id: 'added-abcdef',
    kind: 'reason_for_change' as const,
    text: 'x',
    role: null,
    question: PLACE,
  }
  const { sent } = show({}, [{ added: [fact] }])
  const field = await screen.findByRole('textbox', { name: MOVE })
  fireEvent.click(screen.getByRole('button', { name: 'Save the answer' }))
  await screen.findByText('Write a sentence, or skip the question.')
  fireEvent.change(field, { target: { value: '  My sister lives in Lagos. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the answer' }))
  await screen.findByRole('textbox', {
    name: 'Your resume says “Vice President”, and you search for “Analyst”. What draws you to that step?',
  })
  expect(screen.getByText('Saved. Your letters can use it from now on.')).toBe(document.activeElement)
  await waitFor(() =>
    expect(sent.find(({ call }) => call === SAVE)?.body).toMatchObject({
      added: [
        {
          id: expect.stringMatching(/^added-[a-f0-9]{20}$/),
          kind: 'reason_for_change',
          text: 'My sister lives in Lagos.',
          role: null,
          question: PLACE,
        },
      ],
      skipped: [],
    }),
  )
  expect(sessionStorage.length).toBe(0)
})

it('keeps a skipped question skipped, and is gone with the last one', async () => {
  const { sent } = show({ skipped: [LEVEL] }, [{ skipped: [LEVEL, PLACE] }])
  fireEvent.click(await screen.findByRole('button', { name: 'Skip' }))
  await screen.findByText('Skipped. Your letters won’t mention it.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'See your answers in “What we read”' })).toBeTruthy()
  await waitFor(() =>
    expect(sent.find(({ call }) => call === SAVE)?.body).toMatchObject({
      added: [],
      skipped: [LEVEL, PLACE],
    }),
  )
})

it('shows nothing when every question was answered or skipped before', async () => {
  const { container, sent } = show({
    skipped: [PLACE],
    added: [{ id: 'added-abcdef', kind: 'reason_for_change', text: 'x', role: null, question: LEVEL }],
  })
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(container.textContent).toBe('')
})
