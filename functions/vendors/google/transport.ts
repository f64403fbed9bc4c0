import { gaxios, OAuth2Client } from 'google-auth-library'

export interface GoogleClientOptions {
  readonly clientId: string
  readonly clientSecret: string
  readonly tokenUrl: string
  readonly revokeUrl?: string
  readonly authUrl?: string
  readonly redirectUri?: string
  /** Milliseconds until a request counts as lost. */
  readonly timeoutMs: number
  /** Hears of every request before it is sent. */
  readonly onRequest?: (method: string, url: URL) => void
}

/** Google's client with every retry off: a repeated POST can double its effect; waiting is the queue's. */
export function googleClient(options: GoogleClientOptions): OAuth2Client {
  const transporter = new gaxios.Gaxios({ timeout: options.timeoutMs })
  transporter.interceptors.request.add({
    resolved: (config) => {
      options.onRequest?.((config.method ?? 'GET').toUpperCase(), new URL(config.url))
      return Promise.resolve(
        Object.assign(config, { retry: false, retryConfig: { retry: 0, noResponseRetries: 0 } }),
      )
    },
  })
  return new OAuth2Client({
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    redirectUri: options.redirectUri,
    transporter,
    endpoints: {
      oauth2TokenUrl: options.tokenUrl,
      oauth2RevokeUrl: options.revokeUrl,
      oauth2AuthBaseUrl: options.authUrl,
    },
  })
}
