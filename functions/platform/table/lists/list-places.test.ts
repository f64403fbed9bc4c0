import { expect, test } from 'vitest'
import { listedAddress, listedConfiguration, listedEmail, listShards, placeOfNext } from './list-places.ts'

const AT = new Date('2026-03-10T09:00:00.000Z')

test('a list has eight shards, and an item is placed in one of them', () => {
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

test("an item moved to another account is listed under that account's id; one with its own id keeps its place", () => {
  expect(placeOfNext(listedConfiguration('usr_0A', AT), 'usr_0A', 'usr_0C')).toEqual(
    listedConfiguration('usr_0C', AT),
  )
  expect(placeOfNext(listedEmail('out_0A', AT), 'usr_0A', 'usr_0C')).toEqual({})
  expect(placeOfNext({ jobTitle: 'Baker' }, 'usr_0A', 'usr_0C')).toEqual({})
})
