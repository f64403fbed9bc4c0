/**
 * Goes through the sign-in page as a browser with these cookies does, and returns the URL that it redirects to. The form
 * is not sent where the page lets nobody choose.
 */
export async function chooseAccount(
  authorizeUrl: string,
  form: Record<string, string>,
  cookies = new Map<string, string>(),
): Promise<URL> {
  const origin = new URL(authorizeUrl).origin
  const visit = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  let answer = await visit(authorizeUrl)
  for (let hop = 0; hop < 8; hop += 1) {
    const location = answer.headers.get('location')
    if (location === null)
      throw new Error(
        `sign-in: ${answer.status} ${/role="alert">(.*?)</.exec(await answer.text())?.[1] ?? ''}`,
      )
    const target = new URL(location, authorizeUrl)
    if (target.origin !== origin) return target
    answer = await visit(target.href)
    if (target.pathname.startsWith('/sign-in/') && answer.status === 200)
      answer = await visit(target.href, { method: 'POST', body: new URLSearchParams(form) })
  }
  throw new Error('sign-in: too many redirects')
}
