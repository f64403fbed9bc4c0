import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import type { User } from '#shared/models/account/user.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { noTrial } from '#web/lib/session/no-trial.ts'
import { paths } from '#web/lib/paths.ts'
import { NO_PLAN, TRIAL_ENDED, WITHOUT_PLAN } from '#web/app/texts.ts'

/** Redirects a user without access to the dashboard to the prices, and says why. */
export function WithoutPlan({ user }: { user: User }) {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    const refused = noTrial(user)
    notify.failure(
      refused === null
        ? user.isTrial
          ? TRIAL_ENDED
          : NO_PLAN
        : { title: refused.title, description: `${refused.why} ${refused.next}` },
    )
  }, [user])
  return <Navigate to={paths.pricing} replace />
}

/** Shown to a user without a plan, above what they can still read: why nothing new comes, and what to do. */
export function WithoutPlanNotice({ user }: { user: User }) {
  const refused = noTrial(user)
  return (
    <Notice
      tone="warn"
      className="mb-6"
      title={refused?.title ?? (user.isTrial ? TRIAL_ENDED.title : WITHOUT_PLAN.title)}
      action={
        <ButtonLink size="sm" to={paths.pricing}>
          See the plans
        </ButtonLink>
      }
    >
      {refused === null ? WITHOUT_PLAN.description : `${refused.why} ${refused.next}`}
    </Notice>
  )
}
