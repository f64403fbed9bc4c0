/**
 * The documented card numbers of the payment provider's test mode, valid with any future date and any three
 * digits.
 */
export const TEST_CARDS = [
  { value: '4242 4242 4242 4242', what: 'Succeeds' },
  { value: '5555 5555 5555 4444', what: 'Succeeds, Mastercard' },
  { value: '4000 0000 0000 0002', what: 'Declined' },
  { value: '4000 0000 0000 9995', what: 'Declined: insufficient funds' },
  { value: '4000 0000 0000 0069', what: 'Declined: expired card' },
  { value: '4000 0000 0000 0127', what: 'Declined: wrong CVC' },
  { value: '4000 0025 0000 3155', what: 'Asks for authentication when it is saved' },
  { value: '4000 0027 6000 3184', what: 'Asks for authentication at each payment' },
  { value: '4000 0000 0000 0341', what: 'Can be saved; the charge is declined later' },
] as const

/** The codes of the dev environment; in the provider's test mode they have to be created. */
export const TEST_CODES = [
  { value: 'WELCOME20', what: '20 % off, forever' },
  { value: 'TAKE25', what: '$25 off, forever' },
  { value: 'FIRSTMONTH50', what: '50 % off the first charge' },
  { value: 'THREEMONTHS30', what: '30 % off for three months' },
  { value: 'FREEFOREVER', what: '100 % off, forever' },
  { value: 'FREEMONTH', what: '100 % off the first charge' },
  { value: 'NEWCOMER10', what: '10 % off, for customers who never paid' },
  { value: 'PAST', what: 'expired' },
  { value: 'USEDUP', what: 'used as often as it may be' },
  { value: 'SWITCHEDOFF', what: 'switched off' },
  { value: 'PROONLY', what: '15 % off the Pro plan only' },
  { value: 'BIGSPEND', what: '$50 off from $200 on' },
  { value: 'EURO10', what: '10 euros off: not our currency' },
] as const
