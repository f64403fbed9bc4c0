declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: readonly { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    readonly logger: { readonly exceptions: { unhandle(): void }; close(): void }
    /** Koa's, the outermost first. */
    readonly middleware: ((
      ctx: {
        method: string
        path: string
        query: Readonly<Record<string, unknown>>
        status: number
        body: string
      },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    readonly store: {
      putPart(bucket: string, uploadId: string, part: number, content: unknown): Promise<object>
      putObjectMultipart(
        bucket: string,
        uploadId: string,
        parts: readonly { readonly number: number }[],
      ): Promise<object>
    }
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void }
}

declare module '@20minutes/s3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string)
    toXML(): string
  }
}
