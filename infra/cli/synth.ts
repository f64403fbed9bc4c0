import path from 'node:path'
import { Option, type Command } from 'commander'
import { readContext, STAGES } from '#infra/context.ts'
import { aboutSamples } from '#infra/sample-settings.ts'
import { buildArtifacts, committedContext, synthesize } from '#infra/synth.ts'
import { say } from './command.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

async function synth({ output }: { readonly output: string }): Promise<void> {
  const began = performance.now()
  const artifacts = await buildArtifacts()
  for (const stage of STAGES) {
    const samples = aboutSamples(readContext((name) => ({ ...committedContext(), stage })[name]))
    if (samples !== null) say(`${stage}: ${samples.refused ? 'left out, for ' : ''}${samples.says}.`)
    if (samples?.refused === true) continue
    const outdir = path.join(path.resolve(output), stage)
    const { stacks } = synthesize(stage, outdir, artifacts)
    say(`${stage}: ${Object.keys(stacks).length} stacks in ${outdir}`)
  }
  say(`Done in ${((performance.now() - began) / 1_000).toFixed(1)} s.`)
}

export function addSynth(program: Command): void {
  program
    .command('synth')
    .description(
      'Generates the templates of every stage without an account, each in a folder named after the stage; production only once its settings are real.',
    )
    .addOption(
      new Option('--output <folder>', 'where the folders go').default(path.join(ROOT, 'cdk.out'), 'cdk.out'),
    )
    .action(synth)
}
