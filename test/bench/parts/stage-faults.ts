import { runSeeds } from '../../faults/stage-schedules/run-seeds.ts'
import { figure, report } from '../figure.ts'
import { namedSeeds, tell, reportBroken } from '../seeds.ts'
import { stageOfProcess } from '#harness/stage-of-process.ts'

const SCHEDULES = 200

const from = performance.now()
const named = namedSeeds()
const seeds = named.length > 0 ? named : Array.from({ length: SCHEDULES }, (_, index) => index + 1)
const stage = await stageOfProcess({
  workers: null,
  visibilitySeconds: 3,
  settings: { LOG_LEVEL: 'silent', DOUBT_SECONDS: '2', LEASE_SECONDS: '30' },
})
try {
  const played = await runSeeds(stage, seeds, {
    wave: 20,
    workers: 2,
    onProgress: (count, broken) =>
      tell(
        `  ${count} of ${seeds.length} schedules, ${broken} broken, ${((performance.now() - from) / 1000).toFixed(0)} s`,
      ),
  })
  const broken = [...played.broken, ...stage.reports.map((sentence) => ({ seed: 0, sentence }))]
  reportBroken('stage-faults', broken)
  if (named.length > 0) tell(JSON.stringify(played.done, null, 1))
  else {
    report({
      figures: [
        figure(
          'P9',
          'seeded fault schedules played on the whole stage',
          played.schedules,
          'schedules',
          `>= ${SCHEDULES}`,
          `${played.drafts} drafts, ${played.kills} workers killed, ${((performance.now() - from) / 1000).toFixed(0)} s`,
        ),
        figure('P9', 'invariants broken in them on the whole stage', broken.length, 'broken', '<= 0'),
      ],
      details: { ...played, broken },
    })
  }
} catch (error) {
  for (const line of stage.reports) tell(line)
  throw error
} finally {
  await stage.close()
}
