/**
 * Marketing claims that nothing in the code supports: before the launch the owner confirms each with evidence,
 * or removes it here. Pages take all claims from here.
 */
export const CLAIMS = {
  /** People who use the product: the landing page's figure, and the one of the other pages. */
  users: { landing: 'Trusted by 1200+ job seekers', elsewhere: 'Trusted by 4,000+ job seekers' },
  countries: { short: '40+', text: 'Available in 40+ countries' },
  /** Answers to sent emails, compared with an ordinary application form. */
  responseRate: { short: '10–30%', text: '10–30% response rates' },
  speed: { short: '2–4×', text: '2–4× faster results' },
  replies: { short: 'Days', text: 'Replies in days rather than weeks' },
} as const

/** Certifications and standards of the service; `short` is the badge in the footer. */
export const CERTIFICATIONS = [
  {
    id: 'casa',
    short: 'CASA Tier 2',
    text: 'Cloud Application Security Assessment, tier 2, as Google asks of services that work with Gmail',
  },
  { id: 'tls', short: 'TLS 1.3', text: 'Every connection is encrypted with TLS 1.3' },
  {
    id: 'gdpr',
    short: 'GDPR',
    text: 'Personal data is handled under the General Data Protection Regulation',
  },
] as const
