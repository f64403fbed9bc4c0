import * as z from 'zod/mini'

/** URL of what a page needs to report a visit; fetched only by visitors who have agreed. */
export const VISITOR_SETTINGS_PATH = '/visitors.json'

/** Where visits are reported. None of it is secret: whoever opens the site may read it. */
export const VisitorSettings = z.object({
  region: z.string(),
  /** The stage's monitor in CloudWatch RUM, and the identity pool whose guests may write to it. */
  monitorId: z.guid(),
  identityPoolId: z.string(),
  /** The release that is deployed, which names the folder of its source maps. */
  release: z.string(),
  /** Share of the page loads that are measured. */
  samplePercent: z.number(),
  credentialsUrl: z.url(),
  eventsUrl: z.url(),
})
export type VisitorSettings = z.output<typeof VisitorSettings>
