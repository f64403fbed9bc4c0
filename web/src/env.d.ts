interface ImportMetaEnv {
  /** Where a stage without Google shows the drafts; absent in production. */
  readonly VITE_MAILBOX_URL?: string
  /** Key of the card payment provider that a browser may know. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  /** A stand-in for the provider's script where the provider is not used; absent in production. */
  readonly VITE_STRIPE_SCRIPT_URL?: string
}
