declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: readonly { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
    readonly httpServer?: { closeAllConnections(): void }
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void }
}
