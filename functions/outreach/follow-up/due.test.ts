import { describe, expect, it } from 'vitest'
import { followUpState, workingDaysAfter } from './due.ts'

const at = (iso: string) => new Date(iso)

describe('five working days', () => {
  it.each([
    ['a Monday', '2026-11-02T08:00:00.000Z', '2026-11-09T00:00:00.000Z'],
    ['a Friday evening', '2026-11-06T23:59:59.000Z', '2026-11-13T00:00:00.000Z'],
    ['a Saturday', '2026-11-07T12:00:00.000Z', '2026-11-13T00:00:00.000Z'],
    ['a Sunday', '2026-11-08T12:00:00.000Z', '2026-11-13T00:00:00.000Z'],
  ])('after %s', (_, sent, due) => {
    expect(workingDaysAfter(at(sent), 5)).toEqual(at(due))
  })
})

describe('a follow-up', () => {
  const sent = {
    mark: 'sent',
    markedAt: at('2026-11-02T08:00:00.000Z'),
    firstMark: 'sent',
    followUpOf: null,
    followUpNumber: 0,
    followedBy: null,
  } as const
  const monday = at('2026-11-09T00:00:00.000Z')

  it('is due on the fifth working day, not a moment before', () => {
    expect(followUpState(sent, monday)).toEqual({ state: 'due', dueAt: '2026-11-09T00:00:00.000Z' })
    expect(followUpState(sent, at('2026-11-08T23:59:59.999Z')).state).toBe('not_yet')
  })

  it.each([
    [
      'is not written for an email that was not sent',
      { ...sent, mark: null, markedAt: null, firstMark: null },
      'none',
    ],
    [
      'is not written for an email that was answered',
      { ...sent, mark: 'replied', firstMark: 'replied' },
      'none',
    ],
    [
      'is not written for a follow-up whose first email was answered',
      { ...sent, firstMark: 'interview' },
      'none',
    ],
    ['is not written once they made an offer', { ...sent, mark: 'offer', firstMark: 'offer' }, 'none'],
    ['is not written once they said no', { ...sent, mark: 'rejected', firstMark: 'rejected' }, 'none'],
    [
      'is not written for a follow-up whose first email was withdrawn',
      { ...sent, firstMark: 'withdrawn' },
      'none',
    ],
    ['is written once', { ...sent, followedBy: 'out_2' }, 'written'],
    ['is not written a third time', { ...sent, followUpOf: 'out_2', followUpNumber: 2 }, 'last'],
  ] as const)('%s', (_, email, state) => {
    expect(followUpState(email, monday).state).toBe(state)
  })
})
