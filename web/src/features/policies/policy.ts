import { marked } from 'marked'
import { BRAND } from '#shared/brand.ts'
import { RETENTION } from '#shared/catalog/constants.ts'
import { OPERATOR } from '#shared/catalog/operator.ts'
import { PLANS, TRIAL } from '#shared/catalog/plans.ts'
import { POLICY, RECIPIENT_CAPS } from '#shared/catalog/policies.ts'

export type Policy = ReturnType<typeof readPolicy>

/** The values of `{{name}}` in a policy. */
const VALUES: ReadonlyMap<string, string | number | boolean> = new Map(
  Object.entries({
    ...POLICY,
    ...OPERATOR,
    brand: BRAND.name,
    supportEmail: BRAND.supportEmail,
    trialDays: TRIAL.days,
    trialHours: TRIAL.days * 24,
    trialEmails: TRIAL.emails,
    warningDays: RETENTION.warningDays,
    personEmails: RECIPIENT_CAPS.person.most,
    personDays: RECIPIENT_CAPS.person.days,
    companyEmails: RECIPIENT_CAPS.company.most,
    companyDays: RECIPIENT_CAPS.company.days,
    ...Object.fromEntries(
      Object.values(PLANS).flatMap(({ id, priceUsd, emailsPerDay, emailsPerMonth }) => [
        [`${id}Price`, priceUsd],
        [`${id}Daily`, emailsPerDay],
        [`${id}Monthly`, emailsPerMonth],
      ]),
    ),
  }),
)

function valueOf(name: string): string {
  const value = VALUES.get(name)
  if (value === undefined) throw new Error(`No policy value is called ${name}`)
  return String(value)
}

const htmlOf = (markdown: string) => marked.parse(markdown, { async: false, gfm: true })

/**
 * Reads the Markdown of a policy: a list for readers in a hurry, then sections that begin with
 * `## Title {#id}`. Throws Error for an unknown `{{value}}` and for a section without an id.
 */
export function readPolicy(source: string) {
  const markdown = source.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name))
  const [inShort = '', ...sections] = markdown.split(/^## /m)
  return {
    /** HTML of the list for readers in a hurry. */
    inShort: htmlOf(inShort),
    sections: sections.map((section) => {
      const [heading, title, id] = /^(.+) \{#([\w-]+)\}\n/.exec(section) ?? []
      if (heading === undefined || title === undefined || id === undefined)
        throw new Error(`A section has no id: ${section.slice(0, 60)}`)
      // The id is part of the address, so it stays when the title changes.
      return { id, title, html: htmlOf(section.slice(heading.length)) }
    }),
  }
}
