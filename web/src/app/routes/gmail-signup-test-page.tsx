import { useTitle } from '#web/lib/page/use-title.ts'

/** Shows that the sign-up's routes are reached. Not part of what is published. */
export default function GmailSignupTestPage() {
  useTitle('Gmail sign-up test')
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-6">
      <h1 className="text-3xl">GMAIL SIGNUP WORKS!</h1>
    </main>
  )
}
