import { App } from 'aws-cdk-lib'
import { readContext } from './context.ts'
import { aboutSamples } from './sample-settings.ts'
import { buildArtifacts, stageApp } from './synth.ts'

/** Entry point of `npx cdk`: builds the stage that `-c stage=…` names, after checking its settings. */
async function main(app: App): Promise<void> {
  try {
    const samples = aboutSamples(readContext((name) => app.node.tryGetContext(name)))
    if (samples?.refused === true) throw new Error(`This stage is refused, for ${samples.says}.`)
    if (samples !== null) process.stderr.write(`${samples.says}.\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  stageApp(app, await buildArtifacts())
  app.synth()
}

await main(new App({ analyticsReporting: false }))
