/**
 * Goes through Google's consent page as a user does, and returns the URL that it redirects to.
 */
export async function giveConsent(
  authorizeUrl: string,
  answer: { account: string; decision?: 'allow' | 'deny'; compose?: boolean },
): Promise<URL> {
  const url = new URL(authorizeUrl)
  url.searchParams.set('authuser', answer.account)
  const page = await fetch(url)
  const markup = await page.text()
  if (page.status !== 200)
    throw new Error(`consent page: ${page.status} ${/<p>(.*?)<\/p>/.exec(markup)?.[1] ?? ''}`)
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of markup.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  ))
    form.set(name, unescape(value))
  form.set('decision', answer.decision ?? 'allow')
  if (markup.includes('name="compose"') && answer.compose !== false) form.set('compose', 'on')
  const sent = await fetch(new URL('/o/oauth2/v2/consent', url), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const location = sent.headers.get('location')
  if (location === null) throw new Error(`consent: ${sent.status}`)
  return new URL(location)
}

const unescape = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
