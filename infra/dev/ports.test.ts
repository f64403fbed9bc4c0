import { expect, test } from 'vitest'
import { checkPorts, firstPort, fixedPorts } from './ports.ts'

test('no part gets a port that browsers refuse', async () => {
  expect([firstPort(5_173), firstPort(6_173), firstPort(10_073), firstPort(6_650)]).toEqual([
    5_173, 6_173, 10_081, 6_698,
  ])
  await expect(checkPorts(fixedPorts(10_073), true)).rejects.toThrow(
    'Browsers refuse port 10080, where a part would listen. Choose another first port: PORT=10081 npm start',
  )
})
