import { expect, test } from 'vitest'
import { listedAddress, listedConfiguration, listedEmail, listShards, placeOfNext } from './list-places.ts'

const AT = new Date('2026-03-10T09:00:00.000Z')

test('a list lies in eight shards, and a place is in one of them', () => {
  expect(listShards('USERS')).toEqual([
    'LISTED#USERS0',
    'LISTED#USERS1',
    'LISTED#USERS2',
    'LISTED#USERS3',
    'LISTED#USERS4',
    'LISTED#USERS5',
    'LISTED#USERS6',
    'LISTED#USERS7',
  ])
  expect(listedEmail('out_0A', AT)).toEqual({
    listPk: 'LISTED#ENTRIES1',
    listSk: '2026-03-10T09:00:00.000Z#out_0A',
  })
  expect(listedAddress('usr_0B', 'Robin@Mail.example')).toEqual({
    listPk: 'LISTED#ADDRESSES2',
    listSk: 'robin@mail.example#usr_0B',
  })
})

test("what goes to another account stands where that account's things do; what has an id of its own stays", () => {
  expect(placeOfNext(listedConfiguration('usr_0A', AT), 'usr_0A', 'usr_0C')).toEqual(
    listedConfiguration('usr_0C', AT),
  )
  expect(placeOfNext(listedEmail('out_0A', AT), 'usr_0A', 'usr_0C')).toEqual({})
  expect(placeOfNext({ jobTitle: 'Baker' }, 'usr_0A', 'usr_0C')).toEqual({})
})
