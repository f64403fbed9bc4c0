import * as z from 'zod/mini'

/** URL of the settings that differ between stages, because one build serves all of them. */
export const STAGE_SETTINGS_PATH = '/stage.json'

/** The stage's settings for the browser. None is secret. */
export const StageSettings = z.object({
  stripe: z.object({
    /** Stripe's publishable key. */
    publishableKey: z.string().check(z.regex(/^pk_(?:test|live)_\w+$/)),
    /** The emulator's script, where Stripe itself is not used. */
    scriptUrl: z.optional(z.url()),
  }),
  /** The site whose page views are counted, and the endpoint for them; absent when none are counted. */
  analytics: z.optional(z.object({ domain: z.string(), endpoint: z.url() })),
  /** Whether pages measure the visits of those who agree; VISITOR_SETTINGS_PATH says with what. */
  visitors: z.optional(z.boolean()),
  /** Where a local stage's Gmail emulator shows the drafts. */
  mailboxUrl: z.optional(z.url()),
})
export type StageSettings = z.output<typeof StageSettings>
