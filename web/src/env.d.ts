interface ImportMetaEnv {
  /** Where a stage without Google shows the drafts; absent in production. */
  readonly VITE_MAILBOX_URL?: string
}
