import { gaxios, OAuth2Client } from 'google-auth-library'

export interface GoogleClientOptions {
  readonly clientId: string
  readonly clientSecret: string
  readonly tokenUrl: string
  readonly revokeUrl?: string
  readonly authUrl?: string
  readonly redirectUri?: string
  /** Request timeout in milliseconds; 10 s when absent. */
  readonly timeoutMs?: number
  readonly onRequest?: (method: string, url: URL) => void
}

/** Google's client without retries: a repeated POST may take effect twice, and the queue handles waiting. */
export function googleClient(options: GoogleClientOptions): OAuth2Client {
  const transporter = new gaxios.Gaxios({ timeout: options.timeoutMs ?? 10_000 })
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
