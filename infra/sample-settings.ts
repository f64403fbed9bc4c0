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

/** Names of production's settings and contents that are still samples; a development stage may have them. */
export const sampleSettings = (
  context: StageContext,
  content: Company = Company.parse(company),
): readonly string[] =>
  context.stage === 'prod'
    ? [
        ...Object.entries(SAMPLES).flatMap(([name, isSample]) => (isSample(context) ? [name] : [])),
        ...sampleContent(content),
      ]
    : []
