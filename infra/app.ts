import { App } from 'aws-cdk-lib'
import { buildArtifacts, stageApp } from './synth.ts'

/** What `npx cdk` runs: the one stage that `-c stage=…` names. */
const app = new App({ analyticsReporting: false })
stageApp(app, await buildArtifacts())
app.synth()
