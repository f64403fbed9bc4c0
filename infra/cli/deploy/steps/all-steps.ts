import { accountSteps } from './account-steps.ts'
import { deploymentStep, secretsStackStep } from './deployment-steps.ts'
import { googleStep } from './google-step.ts'
import { mailSteps } from './mail-steps.ts'
import { modelStep } from './model-step.ts'
import { ownRunStep } from './own-run-step.ts'
import { secretStepId, secretSteps } from './secret-steps.ts'
import { settingsStep } from './settings-step.ts'
import { stageSteps } from './stage-steps.ts'
import type { Step } from '../step.ts'
import { pricesStep, webhookStep } from './stripe-steps.ts'
import type { World } from '../world.ts'

/** Every step from an account to a stage that people can use, in order. `npm run doctor` only looks at them. */
export function stepsOf(world: World): readonly Step[] {
  return [
    settingsStep(world),
    ...accountSteps(world),
    pricesStep(world),
    secretsStackStep(world),
    ...secretSteps(world),
    modelStep(world),
    // The user pool keeps the sign-in's secret that it is created with; the others may come later.
    deploymentStep(world, [secretStepId('signin')]),
    webhookStep(world),
    ...stageSteps(world),
    ...(world.stage === 'prod' ? [] : [ownRunStep(world)]),
    ...mailSteps(world),
    googleStep(world),
  ]
}
