import { latePart } from '#web/lib/late-part.ts'

/** The form with the library that keeps it: half of the page's code, below what is in view at first. */
export const ConfigurationForm = latePart(
  async () => (await import('./components/configuration-form.tsx')).ConfigurationForm,
)
