/**
 * The address when it is a web address, else null: text from postings and contacts must not become a script
 * or a local file.
 */
export function webLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === '' ? href : null
}

/** Where a link leads, short enough to read: `www.` and the path are left out. */
export function linkHost(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
