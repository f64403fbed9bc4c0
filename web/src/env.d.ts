interface ImportMetaEnv {
  /** Where a stage without Google shows the drafts; absent in production. */
  readonly VITE_MAILBOX_URL?: string
  /** Key of the card payment provider that a browser may know. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  /** A stand-in for the provider's script where the provider is not used; absent in production. */
  readonly VITE_STRIPE_SCRIPT_URL?: string
  /** The site that page views are counted for, as its host; nothing is reported without it. */
  readonly VITE_ANALYTICS_DOMAIN?: string
  /** Where they are reported, by Plausible's protocol; Plausible itself when absent. */
  readonly VITE_ANALYTICS_ENDPOINT?: string
}
