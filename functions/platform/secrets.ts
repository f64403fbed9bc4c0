/** Hashing and encoding of secrets, given by the runtime: the core stays free of platform modules. */
export interface Secrets {
  /** A fresh secret of 256 bits, base64url. */
  fresh(): string
  /** SHA-256, base64url. */
  hash(value: string): string
}

/** Names by which something is found again untold: they need the service's key, which few may read. */
export interface Fingerprints {
  /** HMAC-SHA-256 under the service's own key, base64url: for people whose address must not be kept. */
  fingerprint(value: string): string
}
