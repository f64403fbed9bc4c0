/**
 * The query parameters that the payment provider adds when a user returns. They must not stay in the history,
 * because two of them are secrets.
 */
export const RETURN_PARAMETERS = [
  'redirect_status',
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
] as const
