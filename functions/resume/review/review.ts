export const NO_REVIEW = {
  version: 0,
  corrections: [],
  hidden: [],
  confirmed: [],
  added: [],
  signer: null,
  allRight: null,
} as const
