import { expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { uploadOf } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { kindsWith } from '#harness/whole-table.ts'
import { ResumeFactsView } from '#shared/models/resume-facts.ts'

/** The model id that the emulator accepts. */
const MODEL = 'local.composer-v1:0'
const stage = await testStage({ workers: null, settings: { WRITER: 'bedrock' } })

/** The layout reader is unsure of the second job's title. */
const RESUME = `Ada Example
ada@mail.example

Experience

Senior Analyst, Harbor Ltd
Mar 2021 - present
• Cut the monthly close from nine days to four

Larkfield Foods
2018 - 2020
• Wrote 40 reports a year for the board
`

async function uploaded(email: string, resume = RESUME) {
  const client = await browserSession(stage, email)
  const reply = await client.post(
    '/api/user/resume/upload',
    uploadOf('cv.txt', new TextEncoder().encode(resume)),
  )
  const view = ResumeFactsView.parse((await client.get('/api/user/resume/facts')).body)
  const roles = view.items
    .filter(({ kind }) => kind === 'role')
    .map(({ values }) => values.filter(({ field }) => field !== 'location').map(({ value }) => value))
  return { status: reply.status, model: view.model, roles }
}

const ROLES = [
  ['Harbor Ltd', 'Senior Analyst', '2021-03', 'present'],
  ['Larkfield Foods', null, '2018', '2020'],
]

test('no model is asked about a resume that the layout reader is sure of', async () => {
  const before = stage.emulators.bedrock.calls.length
  const sure = RESUME.replace('Larkfield Foods', 'Analyst, Larkfield Foods')
  expect(await uploaded('sure@mail.example', sure)).toEqual({
    status: 201,
    model: null,
    roles: [ROLES[0], ['Larkfield Foods', 'Analyst', '2018', '2020']],
  })
  expect(stage.emulators.bedrock.calls.length).toBe(before)
})

test('the configured model also reads a resume that the layout reader is unsure of', async () => {
  expect(await uploaded('read@mail.example')).toEqual({ status: 201, model: MODEL, roles: ROLES })
  expect(stage.emulators.bedrock.calls.at(-1)?.user).toContain('6| Senior Analyst, Harbor Ltd')
})

test('an employer that the model made up is stored nowhere', async () => {
  stage.emulators.bedrock.faults.set({ kind: 'invents_employer', times: 1 })
  expect(await uploaded('invented@mail.example')).toEqual({ status: 201, model: MODEL, roles: ROLES })
  expect(await kindsWith(stage, ['Initech'])).toEqual([])
})

const FAULTS = ['throttle', 'not_json', 'drop', 'refusal', 'truncated'] as const

test.each(atNight ? FAULTS : FAULTS.slice(0, 1))(
  'an upload does not fail with its model (%s)',
  async (kind) => {
    stage.emulators.bedrock.faults.set({ kind, times: 2 })
    expect(await uploaded(`${kind.replace('_', '-')}@mail.example`)).toEqual({
      status: 201,
      model: null,
      roles: ROLES,
    })
    stage.emulators.bedrock.faults.set({ clear: true })
  },
)
