export const NO_REVIEW = {
  version: 0,
  corrections: [],
  hidden: [],
  confirmed: [],
  added: [],
  skipped: [],
  signer: null,
  allRight: null,
} as const
