import { expect, test } from 'vitest'
import { listen } from '#emulators/kit/listen.ts'
import { startS3 } from './aws/s3.ts'
import { startSqs } from './aws/sqs.ts'
import { checkPorts, firstPort, fixedPorts } from './ports.ts'

test('no part gets a port that browsers refuse', async () => {
  expect([firstPort(5_173), firstPort(6_173), firstPort(10_073), firstPort(6_650)]).toEqual([
    5_173, 6_173, 10_081, 6_698,
  ])
  await expect(checkPorts(fixedPorts(10_073), true)).rejects.toThrow(
    'Browsers refuse port 10080, where a part would listen. Choose another first port: PORT=10081 npm start',
  )
})

/** Stages that start side by side choose their ports before they listen. */
test('a part whose port somebody else has taken in between says so, and none waits for it', async () => {
  const taken = await listen(() => undefined)
  const port = Number(new URL(taken.url).port)
  const s3 = startS3({ port, stateDir: null, bucket: 'any', accessKeyId: 'any' })
  await expect(s3).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await expect(startSqs({ port, visibilitySeconds: 1 })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await taken.close()
})
