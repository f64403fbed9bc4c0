import { lookup as resolveName } from 'node:dns/promises'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { boundedBody } from '../bounded-body.ts'
import { isLoopback, isPrivateAddress } from '../host-guard.ts'

const MAX_BYTES = 1024 * 1024
/** How much of a page is searched for its declared encoding (html.spec.whatwg.org, prescan). */
const PRESCAN_BYTES = 1024

export interface GuardedGetOptions {
  /** Names us, with a URL where a site's owner learns more. */
  readonly userAgent: string
  readonly timeoutMs: number
  /** Base URL of an emulator on this machine for all hosts; the host becomes the first part of the path. */
  readonly through?: string
  /** 1 MB when absent. */
  readonly maxBytes?: number
  /** Resolves a host's addresses; the system's resolver when absent. */
  readonly resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>
}

export interface WebAnswer {
  readonly status: number
  /** The Location header as it was sent. */
  readonly location: string | null
  readonly isHtml: boolean
  readonly text: string
}

const resolved = async (host: string) => await resolveName(host, { all: true })

/** Checks the very addresses connected to: a name checked before may resolve differently now. */
const publicOnly =
  (resolve: NonNullable<GuardedGetOptions['resolve']>): LookupFunction =>
  (host, options, callback) => {
    const answer = async () => {
      const addresses = await resolve(host).catch(() => [])
      const [first] = addresses
      if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address)))
        callback(new Error('the host has no public address'), '')
      else if (options.all === true) callback(null, [...addresses])
      else callback(null, first.address, first.family)
    }
    void answer()
  }

/**
 * GETs a page over https from public addresses, without following redirects, at most `maxBytes`. Throws
 * AnswerTooLarge, and Errors that quote nothing of the page.
 */
export function guardedGet(options: GuardedGetOptions): (url: URL) => Promise<WebAnswer> {
  const { through, userAgent, timeoutMs, maxBytes = MAX_BYTES } = options
  if (through !== undefined && !isLoopback(new URL(through)))
    throw new Error('Pages are read through this machine or directly.')
  const lookup = publicOnly(options.resolve ?? resolved)
  const headers = { 'user-agent': userAgent, accept: 'text/html,text/plain', 'accept-encoding': 'identity' }
  return async (url) => {
    if (!isOrdinary(url)) throw new Error('only https, its usual port and names of hosts')
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request =
        through === undefined
          ? getSecure(url, { headers, lookup, signal, agent: false }, resolve)
          : getPlain(
              new URL(`/${url.host}${url.pathname}${url.search}`, through),
              { headers, signal, agent: false },
              resolve,
            )
      request.once('error', reject)
    })
    return {
      status: response.statusCode ?? 0,
      location: response.headers.location ?? null,
      isHtml: /^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers['content-type'] ?? ''),
      text: await textOf(response, maxBytes),
    }
  }
}

/** Also of each redirect: https to a named host at port 443, which a URL leaves out. */
export const isOrdinary = ({ protocol, port, username, hostname }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0

async function textOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const body = await boundedBody(response, maxBytes)
  const declared =
    CHARSET.exec(response.headers['content-type'] ?? '') ??
    DECLARED.exec(body.subarray(0, PRESCAN_BYTES).toString('latin1'))
  return decoderFor(declared?.[1] ?? 'utf-8').decode(body)
}

const CHARSET = /charset\s*=\s*["']?([\w.:-]+)/i
const DECLARED = /<meta\b[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i

/** An encoding that nobody knows is read as UTF-8. */
function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
