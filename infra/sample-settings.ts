import type { StageContext } from './context.ts'

/** Recognises the sample settings of cdk.json: reserved addresses, and prices that no account has. */
const SAMPLES = {
  alarmEmail: ({ alarmEmail }) => alarmEmail.endsWith('@example.com'),
  googleClientId: ({ googleClientId }) => googleClientId.endsWith('.example'),
  googleSignInClientId: ({ googleSignInClientId }) => googleSignInClientId.endsWith('.example'),
  stripePublishableKey: ({ stripePublishableKey }) => /^pk_\w+_sample$/.test(stripePublishableKey),
  stripePrices: ({ stripePrices }) =>
    Object.values(stripePrices).some((id) => /^price_(?:dev|prod)_/.test(id)),
} satisfies Record<string, (context: StageContext) => boolean>

/** Names of production's settings that are still samples; a development stage may have them. */
export const sampleSettings = (context: StageContext): readonly string[] =>
  context.stage === 'prod'
    ? Object.entries(SAMPLES).flatMap(([name, isSample]) => (isSample(context) ? [name] : []))
    : []
