import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FRAGMENT } from '../../../../../shared/auth/fragment.ts'

/** A mailed link that was opened. `n` tells one from the next without saying anything of it. */
export interface OpenedLink {
  token: string
  n: number
}

/** The tokens of the links that this page was given, in memory alone; history knows them by their place. */
const tokens: string[] = []

/** Takes a token in; answers the state of a history entry by which its screen finds it. */
export function holdLink(token: string): { link: number } {
  return { link: tokens.push(token) - 1 }
}

/**
 * The mailed link by which this screen was opened, if it was: until one goes elsewhere. Its token leaves the address at
 * once, so that it stands in no history and on nobody's screen. Source: requirement SEC-10.
 */
export function useOpenedLink(): { link: OpenedLink | undefined; isArriving: boolean } {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isArriving = hash.startsWith(FRAGMENT)
  useEffect(() => {
    if (!isArriving) return
    void navigate({ pathname, search }, { replace: true, state: holdLink(hash.slice(FRAGMENT.length)) })
  }, [isArriving, hash, pathname, search, navigate])
  const { link: n = -1 } = (state ?? {}) as Partial<ReturnType<typeof holdLink>>
  const token = tokens[n]
  return { link: token === undefined ? undefined : { token, n }, isArriving }
}
