import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { CERTIFICATIONS, OPERATOR } from '#shared/catalog/operator.ts'
import { paths } from '#web/lib/paths.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { footerFor } from './site-links.ts'
import { clsx } from 'clsx'

/** Fill in the address of each profile that exists; the footer leaves out the others. */
const SOCIAL_PROFILES: readonly { readonly name: string; readonly url: string | null }[] = [
  { name: 'LinkedIn', url: null },
  { name: 'X', url: null },
  { name: 'Instagram', url: null },
  { name: 'Facebook', url: null },
  { name: 'YouTube', url: null },
]

export function SiteFooter() {
  const user = useSignedInUser()
  return (
    <footer className="border-t border-line bg-wash">
      <div className="site-width grid grid-cols-2 gap-x-8 gap-y-10 py-14 md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.6fr]">
        <div className="col-span-full max-w-xs lg:col-span-1">
          <Link to={paths.home} className="site-logo">
            <Wordmark />
          </Link>
          <p className="mt-4 text-sm text-muted">
            It finds the person and drafts the letter. You read, change and send it.
          </p>
          <ul className="mt-5 flex flex-wrap gap-2 text-xs text-muted">
            {CERTIFICATIONS.map(({ id, short, text }) => (
              <li key={id} title={text} className="rounded-md border border-line px-2 py-1">
                {short}
              </li>
            ))}
          </ul>
        </div>
        {footerFor(user).map(({ title, links }) => (
          <nav key={title} aria-label={title} className="last:max-md:col-span-full">
            <p className="text-sm font-medium">{title}</p>
            <ul className="mt-3 text-sm">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className="site-foot-link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <SocialProfiles />
      </div>
      <div className="site-width">
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line',
            'py-6 text-sm text-muted',
          )}
        >
          <p>
            {OPERATOR.legalName}. {BRAND.tagline}
          </p>
          <a
            href={paths.support}
            className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4"
          >
            {BRAND.supportEmail}
          </a>
        </div>
      </div>
    </footer>
  )
}

function SocialProfiles() {
  const profiles = SOCIAL_PROFILES.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]))
  if (profiles.length === 0) return null
  return (
    <nav aria-label="Social profiles">
      <p className="text-sm font-medium">Follow</p>
      <ul className="mt-3 text-sm">
        {profiles.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener" className="site-foot-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
