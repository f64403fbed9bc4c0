import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { entriesOf, latestRun, start } from '#harness/run-reading.ts'
import { browserSession } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { HOUR } from '#platform/clock.ts'
import { OutreachDetails } from '#shared/models/outreach/outreach.ts'

const stage = await testStage({ workers: { concurrency: 4 }, settings: { WRITER: 'bedrock' } })
const { bedrock, google } = stage.emulators
const ADA = 'ada@mail.example'

/** Waits until the model was asked once more. */
async function askedAgain(work: () => Promise<unknown>): Promise<void> {
  const before = bedrock.requests.length
  await work()
  await waitFor(() => bedrock.requests.length > before, { what: 'a question to the model' })
}

test('a second reader that is down for a day leaves no unjudged letter of a model in the mailbox', async () => {
  bedrock.faults.set({ kind: 'judges_nonsense', times: 1_000_000 })
  const client = await readyUser(stage, ADA, 'trial', 'product-manager.txt', BERLIN)
  await askedAgain(async () => {
    expect((await start(client)).status).toBe(202)
  })
  await askedAgain(async () => {
    stage.advance(HOUR)
    await stage.sweep()
  })
  expect(google.state.draftCount(ADA)).toBe(0)
  for (let hours = 1; hours < 24 && google.state.draftCount(ADA) < 5; hours += 1) {
    stage.advance(HOUR)
    await stage.sweep()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await waitFor(() => google.state.draftCount(ADA) === 5, { what: 'five plain letters' })

  const again = await browserSession(stage, ADA)
  await waitFor(async () => ((await latestRun(again))?.state === 'finished' ? true : null), {
    what: 'the end of the run',
  })
  const writers = await Promise.all(
    (await entriesOf(again)).map(
      async ({ id }) => OutreachDetails.parse((await again.get(`/api/email-outreach/${id}`)).body).writer,
    ),
  )
  expect(writers).toEqual(['plain', 'plain', 'plain', 'plain', 'plain'])
})
