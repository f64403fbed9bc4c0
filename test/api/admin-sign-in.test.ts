import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { testStage } from '#harness/stage.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage({ workers: null })
const first = await newAdmin(stage, 'first@staff.example', 'super_admin')
const MINUTE = 60_000

const List = z.object({ admins: z.array(z.object({ email: z.string(), role: z.string() })), currentAdminId: z.string() })

async function ask(headers: Record<string, string>): Promise<{ status: number; body: unknown; cookie: string | null; retryAfter: string | null }> {
  const answer = await fetch(new URL('/api/admin/admins', stage.origin), { headers })
  return { status: answer.status, body: await answer.json(), cookie: answer.headers.get('set-cookie'), retryAfter: answer.headers.get('retry-after') }
}
const codeOf = ({ body }: { body: unknown }): string => Problem.parse(body).code
const cookieOf = (answer: { cookie: string | null }): Record<string, string> => ({ cookie: answer.cookie?.split(';')[0] ?? '' })

describe('an admin signs in', () => {
  test('with the credentials as headers; a cookie that no script reads then stands for them', async () => {
    const answer = await ask(credentialsOf('First@Staff.example '))
    expect(answer.status).toBe(200)
    expect(List.parse(answer.body)).toEqual({ admins: [{ email: 'first@staff.example', role: 'super_admin' }], currentAdminId: first.id })
    expect(answer.cookie).toMatch(/^adm=adm_[0-9A-Z]{26}\.[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await ask(cookieOf(answer))).status).toBe(200)
  })

  test('and is asked again after a quarter of an hour without a call, and after half a day in any case', async () => {
    const cookie = cookieOf(await ask(credentialsOf('first@staff.example')))
    stage.advance(14 * MINUTE)
    expect((await ask(cookie)).status).toBe(200)
    stage.advance(14 * MINUTE)
    expect((await ask(cookie)).status).toBe(200)
    stage.advance(16 * MINUTE)
    const over = await ask(cookie)
    expect([over.status, codeOf(over), over.cookie?.startsWith('adm=;')]).toEqual([401, 'not_authenticated', true])
  })
})
