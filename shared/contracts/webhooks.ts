/**
 * Called by a vendor: proven by a signature over the very bytes, without session, origin or JSON rules.
 * Route, function, grants and local server derive from it; web client and the API's document do not know it.
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
    summary: 'Takes note of an event at the payment provider and leaves the work to the billing queue.',
    signature: 'stripe-signature',
    bodyLimit: 512 * 1024,
  },
} as const satisfies Record<string, Webhook>

export type WebhookId = keyof typeof webhooks
