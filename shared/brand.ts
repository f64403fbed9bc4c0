/** The working name of the product. Everything that shows it reads it from here. */
export const BRAND = {
  name: 'Reachwell',
  tagline: 'AI-Powered Hiring Manager Outreach',
  supportEmail: 'support@reachwell.example',
} as const
