import { describe, expect, it } from 'vitest'
import { basisOf, STATUSES } from './status-display.ts'
import { entry } from '#harness/web/tracker-data.ts'

it.each([
  ['sent', 'Sent', 'good'],
  ['draft_sent', 'Sent', 'good'],
  ['pending_send', 'Ready to Send', 'brand'],
  ['scheduled', 'Scheduled', 'neutral'],
  ['failed', 'Failed', 'bad'],
  ['draft', 'Draft', 'neutral'],
  ['replied', 'Replied', 'good'],
  ['interview', 'Interview', 'good'],
  ['offer', 'Offer', 'good'],
  ['rejected', 'Rejected', 'bad'],
  ['withdrawn', 'Withdrawn', 'neutral'],
  ['discarded', 'Discarded', 'neutral'],
] as const)('%s is shown as %s', (status, label, tone) => {
  expect(STATUSES[status]).toMatchObject({ label, tone })
})

describe('what a status rests on', () => {
  it.each(['draft', 'draft_sent'] as const)('does not claim that a %s was sent', (knownStatus) => {
    expect(basisOf(entry(1, { knownStatus }))).toBe(
      'Saved as a draft in your Gmail. You send it: we never do, and Gmail doesn’t tell us when you have.',
    )
  })

  it('says that nothing is in Gmail yet while an email is being written', () => {
    expect(basisOf(entry(1, { knownStatus: 'scheduled' }))).toBe(
      'Still being written and checked. Nothing is in your Gmail yet and nothing was sent.',
    )
  })

  it('leaves open whether a draft that is gone was sent', () => {
    expect(basisOf(entry(1, { knownStatus: 'sent' }))).toBe(
      'No longer among your Gmail drafts: you sent it or deleted it. Gmail doesn’t tell us which.',
    )
  })

  it('says that a failed email does not count against the allowance', () => {
    expect(basisOf(entry(1, { knownStatus: 'failed' }))).toContain('doesn’t count against your emails')
  })

  it.each([
    ['sent', 'draft', 'You marked it as sent on Nov 20, 2026. Its draft is still in your Gmail.'],
    ['replied', 'sent', 'You marked it as replied on Nov 20, 2026. Its draft is no longer in your Gmail.'],
    [
      'offer',
      'sent',
      'You marked it as leading to an offer on Nov 20, 2026. Its draft is no longer in your Gmail.',
    ],
    ['rejected', 'sent', 'You marked it as rejected on Nov 20, 2026. Its draft is no longer in your Gmail.'],
    ['withdrawn', 'draft', 'You marked it as withdrawn on Nov 20, 2026. Its draft is still in your Gmail.'],
    [
      'discarded',
      'pending_send',
      'You marked it as discarded on Nov 20, 2026. It wasn’t saved in your Gmail.',
    ],
  ] as const)(
    'tells what the user marked, %s, apart from what we know of a %s',
    (mark, knownStatus, basis) => {
      expect(basisOf(entry(1, { mark, markedAt: '2026-11-20T23:59:00.000Z', knownStatus }))).toBe(basis)
    },
  )
})
