/**
 * An endpoint called by a vendor: authenticated by a signature over the raw bytes, without session, origin or
 * JSON rules. Route, function, grants and local server are derived from it; the web client and the API's
 * document do not include it.
 */
export interface Webhook {
  readonly id: string
  readonly method: 'POST'
  readonly path: `/api/webhooks/${string}`
  readonly summary: string
  readonly signature: string
  readonly bodyLimit: number
}

export const webhooks = {
  receiveStripeEvent: {
    id: 'receiveStripeEvent',
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: "Stores the payment provider's event and puts it into the billing queue.",
    signature: 'stripe-signature',
    bodyLimit: 512 * 1024,
  },
} as const satisfies Record<string, Webhook>

export type WebhookId = keyof typeof webhooks
