import { App } from 'aws-cdk-lib'
import { readContext } from './context.ts'
import { sampleSettings } from './sample-settings.ts'
import { buildArtifacts, stageApp } from './synth.ts'

/** Entry point of `npx cdk`: builds the stage that `-c stage=…` names, after checking its settings. */
async function main(app: App): Promise<void> {
  try {
    const samples = sampleSettings(readContext((name) => app.node.tryGetContext(name)))
    if (samples.length > 0)
      throw new Error(
        `Production still has samples in cdk.json or content/company.json: ${samples.join(', ')}.`,
      )
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  stageApp(app, await buildArtifacts())
  app.synth()
}

await main(new App({ analyticsReporting: false }))
