declare module 'word-extractor' {
  interface Extracted {
    getBody(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getTextboxes(options?: { includeHeadersAndFooters?: boolean }): string
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<Extracted>
  }
}
