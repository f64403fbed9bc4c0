import { figure, report } from '../figure.ts'
import { measureSynthesis } from '../synthesis.ts'

const measured = await measureSynthesis()
const largest = measured.stacks.toSorted((a, b) => b.resources - a.resources)[0]

report({
  figures: [
    figure(
      'P13',
      'synthesis of dev and prod, bundling included',
      measured.seconds,
      's',
      '<= 20',
      `${measured.buildSeconds.toFixed(1)} s of it bundles and site`,
    ),
    figure(
      'P13',
      'resources of the largest stack',
      largest?.resources ?? 0,
      'resources',
      '<= 400',
      largest?.stack ?? '',
    ),
  ],
  details: { ...measured },
})
