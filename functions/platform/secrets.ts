/** Generates and hashes secrets; implemented with node:crypto in lambda/identifiers.ts. */
export interface Secrets {
  /** A new random secret of 256 bits, base64url. */
  fresh(): string
  /** SHA-256, base64url. */
  hash(value: string): string
}

/** Makes lookup keys from personal data. They cannot be recomputed without the service's key. */
export interface Fingerprints {
  /** HMAC-SHA-256 under the service's key, base64url, for people whose address must not be stored. */
  fingerprint(value: string): string
}
