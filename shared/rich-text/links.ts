/** Pictures come from our own media path alone: no dots that climb, no query, no other host. Source: requirement SEC-17. */
export const MEDIA_PATH = /^\/media\/(?:[\w-][\w.-]*\/){0,8}[\w-][\w.-]{0,120}$/

/** White space, controls, what turns the direction of text, and the backslash, which browsers read as a slash. */
const ODD = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u
const ELSEWHERE = /^(?:https?:\/\/[^/?#]|(?:ircs?|mailto|xmpp):[^/]|ircs?:\/\/[^/])/i
/** Below our own origin: a path, a query, a place on the page, or a first step that cannot be a scheme. */
const OWN = /^(?:\/(?!\/)|[?#]|[\w.~-]+(?:[/?#]|$))/
/** A slash, backslash, colon or control character in disguise. */
const DISGUISED = /%(?:[01][0-9a-f]|2f|3a|5c|7f|25)/i

/** Whether a link may lead there: http, https, irc, ircs, mailto, xmpp or relative. Source: requirements LEARN-11, SEC-17. */
export function isSafeLink(href: string): boolean {
  if (ODD.test(href)) return false
  return ELSEWHERE.test(href) || (OWN.test(href) && !DISGUISED.test(href))
}

/** Whether a safe link leads to a page of somebody else's. */
export function leadsAway(href: string): boolean {
  return /^https?:/i.test(href)
}

export function isMediaPath(src: string): boolean {
  return MEDIA_PATH.test(src)
}
