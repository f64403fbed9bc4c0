import { paths } from '#web/lib/paths.ts'

const LOGIN = { label: 'Login', to: paths.login }

/** The main navigation, in the header and in the menu. */
const NAVIGATION = [
  { label: 'About', to: paths.about },
  { label: 'How It Works', to: paths.howItWorks },
  { label: 'Pricing', to: paths.pricing },
  { label: 'FAQs', to: paths.faq },
  { label: 'Blog', to: paths.blog },
  { label: 'Contact', to: paths.contact },
]

/** The main navigation, without the login for a signed-in user. */
export const navigationFor = (user: object | null) => (user === null ? [...NAVIGATION, LOGIN] : NAVIGATION)

export const START_TRIAL = { label: 'Start Trial', to: paths.pricing }

const FOOTER = [
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
      { label: 'Received one of our emails?', to: paths.recipients },
    ],
  },
]

/** Links of the footer, with the account in place of the login for a signed-in user. */
export const footerFor = (user: object | null) =>
  user === null
    ? FOOTER
    : FOOTER.map(({ title, links }) => ({
        title,
        links: links.map((link) => (link === LOGIN ? { label: 'Account', to: paths.account } : link)),
      }))
