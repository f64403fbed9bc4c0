import { useEffect, useRef } from 'react'
import { Link, Navigate } from 'react-router-dom'
import type { User } from '#shared/models/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { NO_PLAN, TRIAL_ENDED, WITHOUT_PLAN } from '#web/app/texts.ts'

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

/** Above what somebody without a plan can still read: why nothing new comes, and what to do. */
export function WithoutPlanNotice({ user }: { user: User }) {
  return (
    <Notice
      tone="warn"
      className="mb-6"
      title={user.isTrial ? TRIAL_ENDED.title : WITHOUT_PLAN.title}
      action={
        <Button asChild size="sm">
          <Link to={paths.pricing}>See the plans</Link>
        </Button>
      }
    >
      {WITHOUT_PLAN.description}
    </Notice>
  )
}
