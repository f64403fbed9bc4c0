import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { type GoTo, useRedirect } from '#web/lib/use-redirect.ts'
import { CONNECTION_FAILED } from './texts.ts'

/** Sends the browser to Google's consent. `connecting` lasts until the page is left. */
export function useConnectGmail(goTo?: GoTo) {
  const { redirecting, redirect } = useRedirect(notify.refusal(CONNECTION_FAILED), goTo)
  return { connecting: redirecting, connect: () => redirect(paths.googleStart) }
}
