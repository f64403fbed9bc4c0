/** What the built site has in it that is another on each stage. */
interface OfStage {
  readonly origin: string
  /** Read by the browser's code: VITE_… */
  readonly variables: Readonly<Record<string, string>>
}

const NAMES = [
  'VITE_MAILBOX_URL',
  'VITE_STRIPE_PUBLISHABLE_KEY',
  'VITE_STRIPE_SCRIPT_URL',
  'VITE_ANALYTICS_DOMAIN',
  'VITE_ANALYTICS_ENDPOINT',
] as const

/**
 * Stands for each of them in a site that is built once for several stages; `fillTemplate` puts the stage's
 * own there.
 */
export const SITE_TEMPLATE: OfStage = {
  origin: 'https://origin.template.invalid',
  variables: Object.fromEntries(
    NAMES.map((name) => [name, `https://${name.toLowerCase().replaceAll('_', '-')}.template.invalid`]),
  ),
}

/** A file of such a site for one stage. */
export function fillTemplate(text: string, { origin, variables }: OfStage): string {
  return Object.entries(SITE_TEMPLATE.variables).reduce(
    (filled, [name, place]) => filled.replaceAll(place, variables[name] ?? ''),
    text.replaceAll(SITE_TEMPLATE.origin, origin),
  )
}
