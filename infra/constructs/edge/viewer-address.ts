/**
 * A CloudFront Function (JavaScript runtime 2.0) that names the visitor's address to the API, over whatever
 * the visitor sent under that name. The edge's own `cloudfront-viewer-address` cannot be asked for while all
 * headers but Host go on, and the gateway refuses a Host that is not its own.
 */
export const viewerAddress = (header: string): string =>
  `
function handler(event) {
  event.request.headers[${JSON.stringify(header)}] = { value: event.viewer.ip };
  return event.request;
}
`.trim()
