import { notify } from '#web/components/ui/toaster.tsx'
import { explain } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { type GoTo, useLeaving } from '#web/lib/use-leaving.ts'
import { CONNECTION_FAILED } from './texts.ts'

/** Sends the browser to Google's consent. `connecting` lasts until the page is left. */
export function useConnectGmail(goTo?: GoTo) {
  const { leaving, leave } = useLeaving((error) => {
    const { title, description } = CONNECTION_FAILED
    notify.failure({ title, description: explain(error, description) })
  }, goTo)
  return { connecting: leaving, connect: () => leave(paths.googleStart) }
}
