import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To
  /** Replaces the current entry of the browser's history. */
  replace?: boolean
  /** The state of the history entry. */
  state?: unknown
}

/**
 * A link to another screen. The router's own `Link` also supports prefetching in framework mode, which adds 3 kB before
 * the first paint.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { target } = rest
  const navigate = useLinkClickHandler(to, {
    state,
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
  })

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is its children
    <a {...rest} href={useHref(to)} onClick={click} />
  )
}
