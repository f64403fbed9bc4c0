import { expect, test } from 'vitest'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { printed } from '#harness/printed.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null, settings: { LOG_LEVEL: 'trace' } })
await newAdmin(stage, 'canary@staff.example', 'super_admin')

test('no log line contains an address, a password, a cookie or their hashes, whether the sign-in succeeds or fails', async () => {
  const call = async (headers: Record<string, string>, path = '/api/admin/admins', method = 'GET') =>
    await fetch(new URL(path, stage.origin), {
      method,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    })
  const statuses: number[] = []
  let cookie = ''
  const log = await printed(async () => {
    const signedIn = await call(credentialsOf('canary@staff.example'))
    cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const answers = [
      signedIn,
      await call({ cookie }),
      await call({ cookie }, '/api/admin/admins/adm_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'DELETE'),
      await call({ 'x-admin-email': 'canary%40staff.example', 'x-admin-password': 'canary%' }),
      await call({ cookie: 'adm=canary.canary' }),
      await call({ cookie }, '/api/admin/audit?day=canary'),
    ]
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(await call(credentialsOf('canary@staff.example', 'canary of a password')))
    statuses.push(...answers.map(({ status }) => status))
  })
  expect(statuses).toEqual([200, 200, 404, 401, 401, 400, 401, 401, 401, 401, 401, 429])
  expect(log.split('\n').filter((line) => line.includes('"endpoint":'))).toHaveLength(12)
  expect(log).not.toMatch(/canary|old password|argon2|x-admin/i)
  expect(log).not.toContain(cookie.split('.')[1])
})
