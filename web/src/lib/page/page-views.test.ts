import { afterEach, describe, expect, test, vi } from 'vitest'
import { isOptedOut, pageViewEvent, reportPageView, sendPageView } from './page-views.ts'

afterEach(() => vi.unstubAllGlobals())

const SETTINGS = { domain: 'site.example', endpoint: 'https://stats.example/api/event' }

describe('opting out', () => {
  test('Do Not Track and Global Privacy Control opt out', () => {
    expect(isOptedOut({ doNotTrack: '1' })).toBe(true)
    expect(isOptedOut({ globalPrivacyControl: true, doNotTrack: null })).toBe(true)
    expect(isOptedOut({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false)
    expect(isOptedOut({ doNotTrack: null })).toBe(false)
  })
})

describe('what is reported', () => {
  test('only the path, and of another site only its origin', () => {
    expect(
      pageViewEvent(
        'site.example',
        'https://site.example',
        '/checkout?email=a@b.example#top',
        'https://search.example/?q=a@b.example',
      ),
    ).toEqual({
      n: 'pageview',
      d: 'site.example',
      u: 'https://site.example/checkout',
      r: 'https://search.example',
    })
    expect(
      pageViewEvent(
        'site.example',
        'https://site.example',
        '/success',
        'https://site.example/checkout?email=a@b.example',
      ),
    ).toEqual({ n: 'pageview', d: 'site.example', u: 'https://site.example/success' })
    expect(pageViewEvent('site.example', 'https://site.example', '/', '')).toEqual({
      n: 'pageview',
      d: 'site.example',
      u: 'https://site.example/',
    })
    expect(
      pageViewEvent('site.example', 'https://site.example', '/', 'android-app://mail.example/a@b.example'),
    ).toEqual({ n: 'pageview', d: 'site.example', u: 'https://site.example/' })
  })

  test('without cookies and without a referrer header, to the endpoint of the stage', async () => {
    const calls: [string, RequestInit?][] = []
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      calls.push(init === undefined ? [url] : [url, init])
      return Response.json({ stripe: { publishableKey: 'pk_test_1' }, analytics: SETTINGS })
    })
    await sendPageView('/blog', '')
    expect(calls).toEqual([
      ['/stage.json'],
      [
        'https://stats.example/api/event',
        {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          keepalive: true,
          body: JSON.stringify({ n: 'pageview', d: 'site.example', u: `${window.location.origin}/blog` }),
        },
      ],
    ])
  })
  test('each change of the path once, but not the same path twice in a row', async () => {
    localStorage.setItem('visits', 'yes')
    const seen: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
      if (typeof init?.body === 'string') seen.push(JSON.parse(init.body).u)
      return Response.json({ stripe: { publishableKey: 'pk_test_1' }, analytics: SETTINGS })
    })
    for (const path of ['/', '/', '/blog', '/blog', '/', '/blog/a', '/blog/a']) reportPageView(path)
    const at = (path: string) => `${window.location.origin}${path}`
    await vi.waitFor(() => expect(seen).toEqual([at('/'), at('/blog'), at('/'), at('/blog/a')]))
  })
})
