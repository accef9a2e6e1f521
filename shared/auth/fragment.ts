/** How the fragment of a mailed link's address begins; the token is the rest. */
export const FRAGMENT = '#link='
