import { useTitle } from '#web/lib/page/use-title.ts'

/** Shows that the routes of the sign-up are reached. Not part of production builds. */
export default function GmailSignupTestPage() {
  useTitle('Gmail sign-up test')
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
      <h1 className="text-3xl">GMAIL SIGNUP WORKS!</h1>
    </main>
  )
}
