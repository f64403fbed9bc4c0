import { TextLink } from '#web/components/ui/links.tsx'
import { Clock, Mail, MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { BRAND } from '#shared/brand.ts'
import { CONTACT } from '#shared/catalog/constants.ts'
import { paths } from '#web/lib/paths.ts'
import { ContactForm } from './contact-form.tsx'

export default function ContactPage() {
  return (
    <div className="site-width py-12 lg:py-20">
      <header>
        <h1 className="text-3xl lg:text-4xl">Contact</h1>
        <p className="mt-4 measure text-lg text-muted">
          Ask before you start, tell us what isn’t working, or report an unwanted email from one of our users.
          A person reads every message and answers it.
        </p>
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16">
        <div className="relative">
          <ContactForm />
        </div>
        <aside
          aria-label="How to reach us"
          className="divide-y divide-line border-y border-line lg:self-start"
        >
          <Info icon={<Mail aria-hidden className="size-5" />} title="Email">
            <TextLink
              href={paths.support}
              className="inline-flex min-h-6 items-center break-all decoration-1 hover:decoration-2"
            >
              {BRAND.supportEmail}
            </TextLink>
          </Info>
          <Info icon={<MessageSquareReply aria-hidden className="size-5" />} title="Response time">
            Within {CONTACT.replyHours} hours
          </Info>
          <Info icon={<Clock aria-hidden className="size-5" />} title="Support hours">
            {CONTACT.supportHours}
          </Info>
          <div className="py-6 text-sm text-muted">
            <p>
              To see, export or delete your data, use the account section of your dashboard, or write to us.
              The <TextLink to={paths.privacyPolicy}>privacy policy</TextLink> explains what happens to a
              message.
            </p>
          </div>
        </aside>
      </div>
    </div>
  )
}

function Info({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-5">
      <span className="mt-0.5 text-muted">{icon}</span>
      <div className="min-w-0">
        <h2 className="font-sans text-sm font-medium text-muted">{title}</h2>
        <p className="mt-1">{children}</p>
      </div>
    </div>
  )
}
