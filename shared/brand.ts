import { SERVICE_NAME } from '#engine/values/service-name.ts'

/** The product's working name and texts; all code reads them from here. */
export const BRAND = {
  name: SERVICE_NAME,
  tagline: 'AI-Powered Hiring Manager Outreach',
  supportEmail: 'support@reachwell.example',
  /** The site's URL for search engines and shared links, unless the build sets another. */
  site: 'https://reachwell.example',
} as const
