/** The start of the URL fragment of a mailed link; the token follows. */
export const LINK_FRAGMENT_PREFIX = '#link='

/** Stands for the token of the link that a claim has put into a cookie, where no script can read it. */
export const CLAIM_TOKEN = 'claim'
