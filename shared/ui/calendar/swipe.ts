import { type TouchEvent, useRef } from 'react'

const LEAST_PX = 50
const MOST_OFF_AXIS_PX = 100
const SHORTEST_MS = 50
const LONGEST_MS = 500

/** What has a use of its own for a finger that moves sideways. */
const OWN_USE =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="slider"], [contenteditable]'

interface Stroke {
  /** Pixels to the right. */
  dx: number
  /** Pixels down. */
  dy: number
  ms: number
}

/** A finger that moves sideways, which may mean Back to the browser, is left to the area. */
const SIDEWAYS = { touchAction: 'pan-y pinch-zoom' }

/** Where a stroke of one finger leads; leftwards is next. Source: requirement LOG-05. */
export function swipeOf({ dx, dy, ms }: Stroke): 'next' | 'previous' | undefined {
  const isSwipe = Math.abs(dx) >= LEAST_PX && Math.abs(dy) <= MOST_OFF_AXIS_PX && ms >= SHORTEST_MS && ms <= LONGEST_MS
  if (!isSwipe) return undefined
  return dx < 0 ? 'next' : 'previous'
}

function scrollsSideways(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
}

function isTaken(target: Element, area: Element): boolean {
  if (target.closest(OWN_USE)) return true
  for (let each: Element | null = target; each && each !== area; each = each.parentElement)
    if (scrollsSideways(each)) return true
  return false
}

/**
 * What makes an area one that is swiped through. Its handlers only watch: a finger that scrolls the page is none of
 * theirs, nor one that begins on a slider, in a field, in a dialog or on what itself scrolls sideways.
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const begunRef = useRef<{ x: number; y: number; at: number; scrolled: number }>(undefined)
  const forget = () => {
    begunRef.current = undefined
  }

  function onTouchStart(event: TouchEvent) {
    forget()
    const touch = event.touches[0]
    if (!touch || event.touches.length > 1 || isTaken(event.target as Element, event.currentTarget)) return
    begunRef.current = { x: touch.clientX, y: touch.clientY, at: event.timeStamp, scrolled: scrollY }
  }

  function onTouchEnd(event: TouchEvent) {
    const begun = begunRef.current
    forget()
    const touch = event.changedTouches[0]
    if (!begun || !touch || event.touches.length || scrollY !== begun.scrolled) return
    const stroke = { dx: touch.clientX - begun.x, dy: touch.clientY - begun.y, ms: event.timeStamp - begun.at }
    const direction = swipeOf(stroke)
    if (direction === 'next') onNext()
    if (direction === 'previous') onPrevious()
  }

  return { onTouchStart, onTouchEnd, onTouchCancel: forget, style: SIDEWAYS }
}
