import { expect, test } from 'vitest'
import { guardedGet } from './guarded-get.ts'

const asked: string[] = []
const getWith = (addresses: readonly string[]) =>
  guardedGet({
    userAgent: 'ReachwellBot/1.0',
    timeoutMs: 2_000,
    resolve: async (host) => {
      asked.push(host)
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  })

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['93.184.216.34', '192.168.1.1']],
  [['::1']],
  [['fd00::1']],
  [['::ffff:127.0.0.1']],
])('a host whose addresses are %s is not connected to', async (addresses) => {
  await expect(getWith(addresses)(new URL('https://harborline.example/'))).rejects.toThrow(
    'the host has no public address',
  )
})

test('a host without an address is not connected to', async () => {
  await expect(getWith([])(new URL('https://harborline.example/'))).rejects.toThrow('no public address')
})

test.each([
  'http://harborline.example/',
  'https://harborline.example:8443/',
  'https://harborline.example:22/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://user:secret@harborline.example/',
  'file:///etc/passwd',
])('%s is not requested', async (address) => {
  asked.length = 0
  await expect(getWith(['93.184.216.34'])(new URL(address))).rejects.toThrow(
    'only https, its usual port and names of hosts',
  )
  expect(asked).toEqual([])
})

test('only a proxy on this machine is accepted', () => {
  expect(() => guardedGet({ userAgent: 'x', timeoutMs: 1, through: 'http://10.0.0.1/' })).toThrow(
    'Pages are read through this machine or directly.',
  )
})
