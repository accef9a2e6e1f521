/*
 * Code that CloudFront runs at the viewer's request. It knows neither modules nor anything newer than its own
 * runtime (cloudfront-js-2.0), so it is kept as text.
 */

/** Answers every address of a screen with the shell; a file (it has a dot) stays itself and may be missing. */
export const PAGE_FALLBACK = `
function handler(event) {
  var request = event.request;
  if (!/\\.[^/]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}
`.trim()

/**
 * Tells the functions which host the person asked for and from where: the API itself sees only its own host, and an
 * edge of CloudFront as its visitor.
 */
export const VIEWER_FACTS = `
function handler(event) {
  var request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
`.trim()
