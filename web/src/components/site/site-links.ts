import { paths } from '#web/lib/paths.ts'

export interface SiteLink {
  readonly label: string
  readonly to: string
}

const LOGIN: SiteLink = { label: 'Login', to: paths.login }

/** The main navigation, in the header and in the menu. */
const NAVIGATION: readonly SiteLink[] = [
  { label: 'About', to: paths.about },
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'Pricing', to: paths.pricing },
  { label: 'FAQs', to: paths.faq },
  { label: 'Blog', to: paths.blog },
  { label: 'Contact', to: paths.contact },
]

/** The main navigation, without the login for a signed-in user. */
export const navigationFor = (user: object | null): readonly SiteLink[] =>
  user === null ? [...NAVIGATION, LOGIN] : NAVIGATION

export const START_TRIAL: SiteLink = { label: 'Start Trial', to: paths.pricing }

interface LinkGroup {
  readonly title: string
  readonly links: readonly SiteLink[]
}

const FOOTER: readonly LinkGroup[] = [
  {
    title: 'Product',
    links: [
      { label: 'How It Works', to: paths.howItWorks },
      { label: 'Pricing', to: paths.pricing },
      { label: 'FAQs', to: paths.faq },
      LOGIN,
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Blog', to: paths.blog },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacyPolicy },
      { label: 'Terms of Service', to: paths.termsOfService },
      { label: 'Refund Policy', to: paths.refundPolicy },
      { label: 'Got an email?', to: paths.recipients },
    ],
  },
]

/** Links of the footer, with the account in place of the login for a signed-in user. */
export const footerFor = (user: object | null): readonly LinkGroup[] =>
  user === null
    ? FOOTER
    : FOOTER.map(({ title, links }) => ({
        title,
        links: links.map((link) => (link === LOGIN ? { label: 'Account', to: paths.account } : link)),
      }))
