/*
 * Code that CloudFront runs for each viewer request. Its runtime (cloudfront-js-2.0) has no modules and only older
 * syntax, so the code is kept as text.
 */

/**
 * Serves the shell for the address of every screen. An address whose last part has a dot is a file. The shell does not
 * replace a missing file.
 */
export const PAGE_FALLBACK_CODE = `
function handler(event) {
  var request = event.request;
  if (!/\\.[^/]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}
`.trim()

/**
 * Adds headers with the requested host and the visitor's address. Without them, the API sees only its own host and the
 * address of a CloudFront server.
 */
export const VIEWER_HEADERS_CODE = `
function handler(event) {
  var request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
`.trim()
