import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To
  /** Takes the place of the present screen in the browser's history. */
  replace?: boolean
  /** What the history keeps with the screen. */
  state?: unknown
}

/**
 * A link to another screen. The router's own `Link` can also prefetch the routes of a framework, which costs 3 kB before the
 * first paint.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { target } = rest
  const go = useLinkClickHandler(to, {
    state,
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
  })

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is its children
    <a {...rest} href={useHref(to)} onClick={click} />
  )
}
