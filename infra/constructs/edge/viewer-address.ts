/**
 * A CloudFront Function that names the visitor's address to the API, over whatever was sent as such.
 * `cloudfront-viewer-address` cannot be had while all headers but Host go on, as the gateway needs it.
 */
export const viewerAddress = (header: string): string =>
  `
function handler(event) {
  event.request.headers[${JSON.stringify(header)}] = { value: event.viewer.ip };
  return event.request;
}
`.trim()
