import { RouterProvider } from 'react-router-dom'
import { notify } from '../components/ui/toaster.tsx'
import { onProtectedPath } from '../lib/on-protected-path.ts'
import { paths } from '../lib/paths.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { AUTHENTICATION_REQUIRED } from './texts.ts'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

/** A 401 anywhere on a protected page ends in the sign-in, whichever request met it. */
const queryClient = createQueryClient(() => {
  if (!onProtectedPath(router.state.location.pathname)) return
  notify.failure(AUTHENTICATION_REQUIRED)
  void router.navigate(paths.login, { replace: true }).then(() => queryClient.clear())
})

const router = createRouter(queryClient)

export function App() {
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  )
}
