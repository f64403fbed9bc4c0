import { expect, test } from 'vitest'
import {
  absent,
  above,
  anyOf,
  between,
  changeOf,
  conditionOf,
  exists,
  isIn,
  lacks,
  part,
  selectionOf,
} from './expressions.ts'

const KEY = { pk: 'USER#usr_1', sk: 'RUN#run_1' }
const WIDER = { ...KEY, state: 'open' }

test('a change gives each name and value an alias, and skips undefined values', () => {
  expect(
    changeOf({
      set: { state: 'done', note: undefined, failure: null },
      initial: { openedAt: 'now' },
      append: { notes: ['late'] },
      add: { open: -1, 'used.2026-03-01': 1 },
      remove: ['leaseToken', ['uses', 'out_1']],
      when: [{ state: 'open', version: 3 }, anyOf(absent('leaseUntil'), [{ wish: '' }, above('open', 0)])],
    }),
  ).toEqual({
    UpdateExpression:
      'SET #0 = :0, #1 = :1, #2 = if_not_exists(#2, :2), #3 = list_append(if_not_exists(#3, :3), :4) ADD #4 :5, #5 :6 REMOVE #6, #7.#8',
    ConditionExpression: '#0 = :7 AND #9 = :8 AND (attribute_not_exists(#10) OR #11 = :9 AND #4 > :10)',
    ExpressionAttributeNames: {
      '#0': 'state',
      '#1': 'failure',
      '#2': 'openedAt',
      '#3': 'notes',
      '#4': 'open',
      '#5': 'used.2026-03-01',
      '#6': 'leaseToken',
      '#7': 'uses',
      '#8': 'out_1',
      '#9': 'version',
      '#10': 'leaseUntil',
      '#11': 'wish',
    },
    ExpressionAttributeValues: {
      ':0': 'done',
      ':1': null,
      ':2': 'now',
      ':3': [],
      ':4': ['late'],
      ':5': -1,
      ':6': 1,
      ':7': 'open',
      ':8': 3,
      ':9': '',
      ':10': 0,
    },
  })
})

test('an empty condition is left out', () => {
  expect(conditionOf([[], {}])).toEqual({})
  expect(part.put(KEY)).toEqual({ Put: { Item: KEY } })
})

test('only the key attributes of a wider object are sent', () => {
  expect(part.remove(WIDER, [exists('pk'), isIn('state', ['a', 'b'])])).toEqual({
    Delete: {
      Key: KEY,
      ConditionExpression: 'attribute_exists(#0) AND #1 IN (:0, :1)',
      ExpressionAttributeNames: { '#0': 'pk', '#1': 'state' },
      ExpressionAttributeValues: { ':0': 'a', ':1': 'b' },
    },
  })
  expect(part.check(KEY, lacks('notes', 'late'))).toEqual({
    ConditionCheck: {
      Key: KEY,
      ConditionExpression: 'NOT contains(#0, :0)',
      ExpressionAttributeNames: { '#0': 'notes' },
      ExpressionAttributeValues: { ':0': 'late' },
    },
  })
})

test('a selection names its key attributes and gives an alias to all others', () => {
  expect(
    selectionOf({
      keys: [{ pk: 'USER#usr_1' }, between('sk', ['RUN#a', 'RUN#b'])],
      filter: [{ state: 'open' }, absent('mark')],
      only: ['id', 'state'],
    }),
  ).toEqual({
    KeyConditionExpression: 'pk = :0 AND sk BETWEEN :1 AND :2',
    FilterExpression: '#0 = :3 AND attribute_not_exists(#1)',
    ProjectionExpression: '#2, #0',
    ExpressionAttributeNames: { '#0': 'state', '#1': 'mark', '#2': 'id' },
    ExpressionAttributeValues: { ':0': 'USER#usr_1', ':1': 'RUN#a', ':2': 'RUN#b', ':3': 'open' },
  })
  expect(selectionOf({ keys: { pk: 'BLOG#LIST' } })).toEqual({
    KeyConditionExpression: 'pk = :0',
    ExpressionAttributeValues: { ':0': 'BLOG#LIST' },
  })
})

test('an instant is text in the table, however deep it lies, and bytes stay bytes', () => {
  const at = new Date('2026-03-10T12:00:00.000Z')
  const packed = new Uint8Array([1])
  const tags = new Set(['a'])
  expect(part.put({ ...KEY, at, spells: [{ since: at, until: null }], packed, tags }, { at })).toEqual({
    Put: {
      Item: {
        ...KEY,
        at: '2026-03-10T12:00:00.000Z',
        spells: [{ since: '2026-03-10T12:00:00.000Z', until: null }],
        packed,
        tags,
      },
      ConditionExpression: '#0 = :0',
      ExpressionAttributeNames: { '#0': 'at' },
      ExpressionAttributeValues: { ':0': '2026-03-10T12:00:00.000Z' },
    },
  })
})
