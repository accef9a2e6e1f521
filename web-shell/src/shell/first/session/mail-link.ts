import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LINK_FRAGMENT_PREFIX } from '../../../../../shared/auth/link-fragment.ts'

/** An opened mail link. `index` identifies it without revealing its token. */
export interface OpenedLink {
  token: string
  index: number
}

/** The tokens of opened links, only in memory. A history entry refers to a token by its index. */
const tokens: string[] = []

/** Stores a token and returns the state of the history entry that refers to it. */
export function storeLinkToken(token: string): { link: number } {
  return { link: tokens.push(token) - 1 }
}

/**
 * Returns the mail link that opened this screen, if any, until the user navigates away. The token is removed from the
 * address at once, so that it is neither in the history nor visible. Source: requirement SEC-10.
 */
export function useOpenedLink(): { link: OpenedLink | undefined; isTokenInAddress: boolean } {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isTokenInAddress = hash.startsWith(LINK_FRAGMENT_PREFIX)
  useEffect(() => {
    if (!isTokenInAddress) return
    void navigate(
      { pathname, search },
      { replace: true, state: storeLinkToken(hash.slice(LINK_FRAGMENT_PREFIX.length)) },
    )
  }, [isTokenInAddress, hash, pathname, search, navigate])
  const { link: index = -1 } = (state ?? {}) as Partial<ReturnType<typeof storeLinkToken>>
  const token = tokens[index]
  return { link: token === undefined ? undefined : { token, index }, isTokenInAddress }
}
