import * as z from 'zod/mini'

/** Where the site tells its pages what is another on each stage: one build serves all of them. */
export const STAGE_SETTINGS_PATH = '/stage.json'

/** What the browser has to know of its stage. Nothing in it is secret. */
export const StageSettings = z.object({
  stripe: z.object({
    /** Key of the card payment provider that a browser may know. */
    publishableKey: z.string().check(z.regex(/^pk_(?:test|live)_\w+$/)),
    /** A stand-in for the provider's script, where the provider is not used. */
    scriptUrl: z.optional(z.url()),
  }),
  /** The site that page views are counted for, and where they are reported; absent where none are counted. */
  analytics: z.optional(z.object({ domain: z.string(), endpoint: z.url() })),
  /** Where a stage without Google shows the drafts. */
  mailboxUrl: z.optional(z.url()),
})
export type StageSettings = z.output<typeof StageSettings>
