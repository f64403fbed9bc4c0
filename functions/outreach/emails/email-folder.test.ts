import { expect, test } from 'vitest'
import { folderKey, folderRange } from './email-folder.ts'

const at = (iso: string) => new Date(iso)
const email = {
  id: 'out_1',
  state: 'drafted',
  mark: null,
  markedAt: null,
  followUpNumber: 0,
  followedBy: null,
} as const
const sent = { ...email, mark: 'sent', markedAt: at('2026-11-02T08:00:00.000Z') } as const

test.each([
  ['a draft is to be read', email, 'to_read#out_1'],
  ['a text without a mailbox is to be read', { ...email, state: 'ready' }, 'to_read#out_1'],
  ['a draft that is gone is asked about', { ...email, state: 'gone' }, 'gone#out_1'],
  ['one that failed', { ...email, state: 'failed' }, 'failed#out_1'],
  ['one that is being written is in no folder', { ...email, state: 'reserved' }, null],
  ['one with a letter that is being saved is in no folder', { ...email, state: 'written' }, null],
  ['a sent one is sorted by its follow-up’s day', sent, 'sent#2026-11-09T00:00:00.000Z#out_1'],
  ['a sent one whose draft is gone too', { ...sent, state: 'gone' }, 'sent#2026-11-09T00:00:00.000Z#out_1'],
  ['one that was followed up is represented by its follow-up', { ...sent, followedBy: 'out_2' }, null],
  ['the last follow-up takes none', { ...sent, followUpNumber: 2 }, 'sent#~2026-11-02T08:00:00.000Z#out_1'],
  [
    'a mark wins over the state',
    { ...sent, mark: 'interview', state: 'gone' },
    'interview#2026-11-02T08:00:00.000Z#out_1',
  ],
] as const)('%s', (_, filed, key) => {
  expect(folderKey(filed)).toBe(key)
})

test('a follow-up takes no other once its first email was answered', () => {
  expect(folderKey({ ...sent, followUpNumber: 1 }, 'replied')).toBe('sent#~2026-11-02T08:00:00.000Z#out_1')
})

test('follow-ups that are due are those of the sent whose day has begun', () => {
  const [first, last] = folderRange('follow_up_due', at('2026-11-09T00:00:00.000Z'))
  const isIn = (key: string) => first <= key && key <= last
  expect(isIn('sent#2026-11-09T00:00:00.000Z#out_1')).toBe(true)
  expect(isIn('sent#2026-11-10T00:00:00.000Z#out_1')).toBe(false)
  expect(isIn('sent#~2026-11-02T08:00:00.000Z#out_1')).toBe(false)
  expect(folderRange('sent', at('2026-11-09T00:00:00.000Z'))).toEqual(['sent#', 'sent#~~'])
})
