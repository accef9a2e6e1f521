/** The start of the URL fragment of a mailed link; the token follows. */
export const LINK_FRAGMENT_PREFIX = '#link='
