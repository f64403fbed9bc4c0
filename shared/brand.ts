/** The working name of the product. Everything that shows it reads it from here. */
export const BRAND = {
  name: 'Reachwell',
  tagline: 'AI-Powered Hiring Manager Outreach',
  supportEmail: 'support@reachwell.example',
  /** Where the site stands for search engines and shared links, unless a build is told another address. */
  site: 'https://reachwell.example',
} as const
