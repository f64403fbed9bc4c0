/**
 * The documented card numbers of the payment provider's test mode, valid with any future date and any three
 * digits.
 */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', what: 'Succeeds' },
  { number: '5555 5555 5555 4444', what: 'Succeeds, Mastercard' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 9995', what: 'Declined: insufficient funds' },
  { number: '4000 0000 0000 0069', what: 'Declined: expired card' },
  { number: '4000 0000 0000 0127', what: 'Declined: wrong CVC' },
  { number: '4000 0025 0000 3155', what: 'Asks for authentication when it is saved' },
  { number: '4000 0027 6000 3184', what: 'Asks for authentication at each payment' },
  { number: '4000 0000 0000 0341', what: 'Can be saved; the charge is declined later' },
] as const

/** The codes of the dev environment; in the provider's test mode they have to be created. */
export const TEST_CODES = [
  { code: 'WELCOME20', what: '20 % off, forever' },
  { code: 'TAKE25', what: '$25 off, forever' },
  { code: 'FIRSTMONTH50', what: '50 % off the first charge' },
  { code: 'THREEMONTHS30', what: '30 % off for three months' },
  { code: 'FREEFOREVER', what: '100 % off, forever' },
  { code: 'FREEMONTH', what: '100 % off the first charge' },
  { code: 'NEWCOMER10', what: '10 % off, for customers who never paid' },
  { code: 'PAST', what: 'expired' },
  { code: 'USEDUP', what: 'used as often as it may be' },
  { code: 'SWITCHEDOFF', what: 'switched off' },
  { code: 'PROONLY', what: '15 % off the Pro plan only' },
  { code: 'BIGSPEND', what: '$50 off from $200 on' },
  { code: 'EURO10', what: '10 euros off: not our currency' },
] as const
