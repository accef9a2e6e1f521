/** A picture's allowed path: below `/media/`, no `..` segments, no query, no other host. Source: requirement SEC-17. */
const MEDIA_PATH = /^\/media\/(?:[\w-][\w.-]*\/){0,8}[\w-][\w.-]{0,120}$/

/**
 * White space, control characters, characters that change the text direction, and the backslash, which browsers read as
 * a slash.
 */
const FORBIDDEN = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const ABSOLUTE = /^(?:https?:\/\/[^/?#]|(?:ircs?|mailto|xmpp):[^/]|ircs?:\/\/[^/])/i
/** A name before the host, as in `https://nhs.uk@example.com`, which looks like another host. */
const USER_INFO = /^[a-z]+:\/\/[^/?#]*@/i
/**
 * Relative to our own origin: a path, a query, a fragment, or a first segment that cannot be a scheme. Without two
 * slashes in a row, which can start a host once `..` segments are resolved.
 */
const RELATIVE = /^(?![^?#]*\/\/)(?:[/?#]|[\w.~-]+(?:[/?#]|$))/
/** A percent-encoded slash, backslash, colon, percent sign or control character. */
const ENCODED = /%(?:[01][0-9a-f]|2f|3a|5c|7f|25)/i

/**
 * Whether a link target is allowed: http, https, irc, ircs, mailto, xmpp or relative, and a browser can resolve it.
 * Source: requirements LEARN-11, SEC-17.
 */
export function isSafeLink(href: string): boolean {
  if (FORBIDDEN.test(href) || USER_INFO.test(href)) return false
  if (ABSOLUTE.test(href)) return URL.canParse(href)
  return RELATIVE.test(href) && !ENCODED.test(href)
}

/** Whether a safe link leads to an external page. */
export function isExternalLink(href: string): boolean {
  return /^https?:/i.test(href)
}

export function isMediaPath(src: string): boolean {
  return MEDIA_PATH.test(src)
}
