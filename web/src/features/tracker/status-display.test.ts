import { describe, expect, it } from 'vitest'
import { statusDisplay } from './status-display.ts'

describe('statusDisplay', () => {
  it.each([
    ['sent', 'Sent', 'good'],
    ['draft_sent', 'Sent', 'good'],
    ['pending_send', 'Ready to Send', 'brand'],
    ['scheduled', 'Scheduled', 'neutral'],
    ['failed', 'Failed', 'bad'],
    ['draft', 'Draft', 'neutral'],
    ['bounced', 'Draft', 'neutral'],
    ['constructor', 'Draft', 'neutral'],
    ['', 'Draft', 'neutral'],
    [null, 'Draft', 'neutral'],
    [undefined, 'Draft', 'neutral'],
  ])('shows %s as %s', (status, label, tone) => {
    expect(statusDisplay(status)).toMatchObject({ label, tone })
  })

  it.each(['draft', 'draft_sent'])('does not claim that a %s was sent', (status) => {
    expect(statusDisplay(status).known).toBe(
      'Saved as a draft in your Gmail. You send it: we never do, and Gmail does not tell us when you did.',
    )
  })

  it('says of an email under way that nothing is in Gmail yet', () => {
    expect(statusDisplay('scheduled').known).toBe('Still being written and checked. Nothing is in your Gmail yet and nothing was sent.')
  })

  it('leaves open whether a draft that is gone was sent', () => {
    expect(statusDisplay('sent').known).toBe('No longer among your Gmail drafts: you sent it or deleted it. Gmail does not tell us which.')
  })

  it('says that a failed email gives its place back', () => {
    expect(statusDisplay('failed').known).toContain('does not count against your emails')
  })
})
