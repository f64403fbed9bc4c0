import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import type { User } from '#shared/models/user.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { NO_PLAN, TRIAL_ENDED } from '#web/app/texts.ts'

/** Leads whoever may not use the dashboard to the prices, and says why. */
export function WithoutPlan({ user }: { user: User }) {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    notify.failure(user.isTrial ? TRIAL_ENDED : NO_PLAN)
  }, [user.isTrial])
  return <Navigate to={paths.pricing} replace />
}
