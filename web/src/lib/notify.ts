import { toast } from 'sonner'
import { TOAST } from '#shared/catalog/constants.ts'
import { explain } from '#web/lib/api/api-error.ts'

export interface Toast {
  title: string
  description?: string | undefined
  action?: { readonly label: string; readonly onClick: () => void }
}

/** A toast for what went wrong: the text is shown where the server sends none. */
export interface Failure {
  readonly title: string
  /** By default it says that nothing has changed: a call that may have had an effect brings its own words. */
  readonly description?: string
}

/** The two kinds of toast that the specification has. */
export const notify = {
  success: ({ title, description, action }: Toast) => {
    // An earlier failure must not reappear when this toast is gone.
    toast.dismiss()
    toast.success(title, { description, ...(action && { action, duration: TOAST.actionMs }) })
  },
  /** Takes every toast away, because another screen is shown. */
  clear: () => void toast.dismiss(),
  failure: ({ title, description }: Toast) => void toast.error(title, { description }),
  /** Returns an error handler: it shows the server's own message, or else this description. */
  refusal:
    ({ title, description = 'Nothing has changed. Try again in a moment.' }: Failure) =>
    (error: unknown) =>
      notify.failure({ title, description: explain(error, description) }),
}
