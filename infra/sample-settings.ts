import company from '../content/company.json' with { type: 'json' }
import { Company } from '#shared/models/company.ts'
import type { StageContext } from './context.ts'

/** Recognizes the sample settings of cdk.json: reserved addresses, and prices that no account has. */
const SAMPLES = {
  alarmEmail: ({ alarmEmail }) => alarmEmail.endsWith('@example.com'),
  googleClientId: ({ googleClientId }) => googleClientId.endsWith('.example'),
  googleSignInClientId: ({ googleSignInClientId }) => googleSignInClientId.endsWith('.example'),
  stripePublishableKey: ({ stripePublishableKey }) => /^pk_\w+_sample$/.test(stripePublishableKey),
  stripePrices: ({ stripePrices }) =>
    Object.values(stripePrices).some((id) => /^price_(?:dev|prod)_/.test(id)),
  // Sessions, Google's redirect addresses and Message-IDs depend on them, so production starts with its own.
  domain: ({ stage, domain }) => stage === 'prod' && domain === undefined,
  mailDomain: ({ stage, mailDomain }) => stage === 'prod' && mailDomain === undefined,
} satisfies Record<string, (context: StageContext) => boolean>

/** What content/company.json still has as a sample: the operator, and each claim by its name. */
export function sampleContent({ operator, claims, certifications }: Company): readonly string[] {
  const named = [
    ['operator', operator] as const,
    ...Object.entries(claims),
    ...certifications.map((one) => [one.id, one] as const),
  ]
  return named.flatMap(([name, given]) => (given?.isSample === true ? [`company.json ${name}`] : []))
}

/** Names of a stage's settings that are still samples or that production lacks, and of production's contents. */
export const sampleSettings = (
  context: StageContext,
  content: Company = Company.parse(company),
): readonly string[] => [
  ...Object.entries(SAMPLES).flatMap(([name, isSample]) => (isSample(context) ? [name] : [])),
  ...(context.stage === 'prod' ? sampleContent(content) : []),
]

/** What a person is told about the samples of a stage; null without any. Only production is refused for them. */
export function aboutSamples(
  context: StageContext,
): { readonly refused: boolean; readonly says: string } | null {
  const names = sampleSettings(context)
  if (names.length === 0) return null
  const list = names.join(', ')
  return context.stage === 'prod'
    ? { refused: true, says: `these are samples or missing in cdk.json and content/company.json: ${list}` }
    : {
        refused: false,
        says: `these are samples in cdk.json, so sign-in, mail and payments will not work: ${list}`,
      }
}
