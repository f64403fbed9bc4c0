/** Texts the specification quotes, word for word. */
export const CONTACT_TEXTS = {
  sent: 'Message sent successfully!',
  whatNow: "We'll get back to you within 24 hours.",
} as const
