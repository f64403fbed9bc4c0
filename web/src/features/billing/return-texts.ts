/**
 * What is said after a visit to the card provider. By themselves: the dashboard says them, which needs no
 * other text of the upgrade.
 */
export const RETURNS = {
  upgraded: {
    title: 'Upgrade Successful!',
    description: 'Your account has been upgraded. Refreshing your dashboard...',
  },
  setupFailed: { title: 'Upgrade Failed', description: 'Payment method setup failed' },
  /** Words of our own. */
  cardSaved: {
    title: 'Your card is saved',
    description: 'Nothing was charged yet. Complete the upgrade with it.',
  },
} as const
