/**
 * A CloudFront Function that sends the visitor's IP address to the API and overwrites any value sent by the
 * client. `cloudfront-viewer-address` is not available while all headers except Host are forwarded, which the
 * gateway needs.
 */
export const viewerAddress = (header: string): string =>
  `
function handler(event) {
  event.request.headers[${JSON.stringify(header)}] = { value: event.viewer.ip };
  return event.request;
}
`.trim()
