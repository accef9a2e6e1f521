import { type TouchEvent, useRef } from 'react'

const MIN_DISTANCE_PX = 50
const MAX_OFF_AXIS_PX = 100
const MIN_DURATION_MS = 50
const MAX_DURATION_MS = 500

/** The selector of elements that use a horizontal movement themselves. */
const HORIZONTAL_CONTROLS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="slider"], [contenteditable]'

interface Stroke {
  /** Pixels to the right. */
  dx: number
  /** Pixels down. */
  dy: number
  ms: number
}

/** Makes the browser leave horizontal movements to the area. Otherwise it may treat them as Back. */
const HORIZONTAL_STYLE = { touchAction: 'pan-y pinch-zoom' }

/** The direction of a swipe; left is next. `undefined` if the stroke is not a swipe. Source: requirement LOG-05. */
export function swipeDirection({ dx, dy, ms }: Stroke): 'next' | 'previous' | undefined {
  const isSwipe =
    Math.abs(dx) >= MIN_DISTANCE_PX && Math.abs(dy) <= MAX_OFF_AXIS_PX && ms >= MIN_DURATION_MS && ms <= MAX_DURATION_MS
  if (!isSwipe) return undefined
  return dx < 0 ? 'next' : 'previous'
}

function scrollsHorizontally(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)
}

/** Whether the target, or an element between it and the area, uses a horizontal movement itself. */
function usesHorizontalMove(target: Element, area: Element): boolean {
  if (target.closest(HORIZONTAL_CONTROLS)) return true
  for (let element: Element | null = target; element && element !== area; element = element.parentElement)
    if (scrollsHorizontally(element)) return true
  return false
}

/**
 * Props that make an area react to swipes. The handlers never prevent an event. They ignore a touch that scrolls the
 * page, and a touch that starts on a slider, in a text field, in a dialog or in an element that scrolls horizontally.
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const startRef = useRef<{ x: number; y: number; at: number; scrollY: number }>(undefined)
  const reset = () => {
    startRef.current = undefined
  }

  function onTouchStart(event: TouchEvent) {
    reset()
    const touch = event.touches[0]
    if (!touch || event.touches.length > 1 || usesHorizontalMove(event.target as Element, event.currentTarget)) return
    startRef.current = { x: touch.clientX, y: touch.clientY, at: event.timeStamp, scrollY }
  }

  function onTouchEnd(event: TouchEvent) {
    const start = startRef.current
    reset()
    const touch = event.changedTouches[0]
    if (!start || !touch || event.touches.length || scrollY !== start.scrollY) return
    const stroke = { dx: touch.clientX - start.x, dy: touch.clientY - start.y, ms: event.timeStamp - start.at }
    const direction = swipeDirection(stroke)
    if (direction === 'next') onNext()
    if (direction === 'previous') onPrevious()
  }

  return { onTouchStart, onTouchEnd, onTouchCancel: reset, style: HORIZONTAL_STYLE }
}
