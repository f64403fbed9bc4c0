import { TextLink } from '#web/components/ui/links.tsx'
import { useSearchParams } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { signInNotice } from '#web/features/sign-in/page-notice.ts'
import { SIGN_IN } from '#web/features/sign-in/texts.ts'
import { GoogleButton } from './google-button.tsx'
import { MarketingPanel } from './marketing-panel.tsx'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { SignedInNotice } from './signed-in-notice.tsx'
import { SplitPage } from './split-page.tsx'

function WriteToSupport() {
  return (
    <ButtonLink size="sm" href={paths.support}>
      Write to support
    </ButtonLink>
  )
}

export default function LoginPage() {
  const [query] = useSearchParams()
  const user = useSignedInUser()
  const notice = useHydrated() ? signInNotice(query) : null
  return (
    <SplitPage about={`About ${BRAND.name}`} aside={<MarketingPanel />} reads="reason error">
      {notice && (
        <Notice
          tone={notice.tone}
          role="alert"
          className="mb-8"
          title={notice.title}
          action={notice.askSupport && <WriteToSupport />}
        >
          {notice.text}
        </Notice>
      )}
      {user && (
        <SignedInNotice
          user={user}
          forBuyer={{
            text: 'You have no plan right now. You can still read what we wrote for you; new drafts need a plan.',
            action: (
              <ButtonLink variant="accent" size="sm" to={paths.pricing}>
                See the plans
              </ButtonLink>
            ),
          }}
        />
      )}
      <h1 className="text-3xl">{SIGN_IN.title}</h1>
      <p className="mt-2 mb-8 text-muted">Log in with the Google account that you signed up with.</p>
      <GoogleButton texts={SIGN_IN} address={paths.googleSignIn} />
      <p className="mt-3 text-xs text-muted">
        Google tells us your name and email address, and nothing else. We ask for access to your Gmail
        separately, when you connect it.
      </p>
      <p className="mt-8 border-t border-line pt-6 text-sm">
        No account yet?{' '}
        <TextLink to={paths.pricing} className="inline-block leading-6">
          {SIGN_IN.signUp}
        </TextLink>
      </p>
    </SplitPage>
  )
}
