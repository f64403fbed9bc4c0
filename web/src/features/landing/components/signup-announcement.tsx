import { useNavigation } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { STARTING_SIGNUP } from '#web/features/landing/texts.ts'

/**
 * Tells screen readers that a plan was chosen and the sign-up is loading; sighted users see the page in a
 * moment.
 */
export function SignupAnnouncement() {
  const { location } = useNavigation()
  return <output className="sr-only">{location?.pathname === paths.signup ? STARTING_SIGNUP : ''}</output>
}
