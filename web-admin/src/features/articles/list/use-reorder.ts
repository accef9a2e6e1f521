import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { reorderText } from '../text.ts'

interface Lifted {
  id: string
  /** The ids in the order that a drop would give. */
  order: readonly string[]
  /** While it is dragged: the list in which it is. */
  list?: Element | null
}

interface ReorderInput {
  /** The ids that are shown, of so many in all. */
  ids: readonly string[]
  total: number
  titleOf: (id: string) => string
  /** Called with the article that goes directly before the moved one; `null` when it goes first. */
  onMove: (id: string, after: string | null) => void
}

/** Puts an id at another place of a list. */
const moved = (ids: readonly string[], id: string, place: number) =>
  ids.filter((each) => each !== id).toSpliced(Math.max(0, Math.min(place, ids.length - 1)), 0, id)

/** The place of a list in which a pointer is. */
function placeAt(list: Element, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  return middles.filter((middle) => middle < y).length
}

/** A pointer that is so near to an edge of the window scrolls the page, by so much in each frame. */
const EDGE_PX = 80
const STEP_PX = 10

/** How far a pointer scrolls the page in one frame. */
function scrollStep(y: number): number {
  if (y < EDGE_PX) return -STEP_PX
  return y > innerHeight - EDGE_PX ? STEP_PX : 0
}

/**
 * Reorders a list by handles. By keyboard: Enter or Space lifts and drops, the arrows move, Escape returns. By pointer: the
 * handle is dragged, also to places out of view. Every step is announced. Source: requirement ADM-05.
 */
export function useReorder({ ids, total, titleOf, onMove }: ReorderInput) {
  const [lifted, setLifted] = useState<Lifted>()
  const [announcement, announce] = useState('')

  const say = (text: (title: string, place: number, of: number) => string, { id, order }: Lifted) =>
    announce(text(titleOf(id), order.indexOf(id) + 1, total))
  function lift(id: string, list?: Element | null) {
    setLifted({ id, order: ids, ...(list && { list }) })
    say(list ? reorderText.dragged : reorderText.lifted, { id, order: ids })
  }
  function moveTo(place: number) {
    if (!lifted) return
    const order = moved(lifted.order, lifted.id, place)
    setLifted({ ...lifted, order })
    if (order.indexOf(lifted.id) !== lifted.order.indexOf(lifted.id)) say(reorderText.movedTo, { ...lifted, order })
  }
  function drop() {
    if (!lifted) return
    const { id, order } = lifted
    setLifted(undefined)
    say(reorderText.dropped, lifted)
    const place = order.indexOf(id)
    if (place !== ids.indexOf(id)) onMove(id, order[place - 1] ?? null)
  }
  function cancel() {
    if (!lifted) return
    setLifted(undefined)
    say(reorderText.returned, { id: lifted.id, order: ids })
  }

  const drag = useEffectEvent((y: number) => {
    if (!lifted?.list) return
    const place = placeAt(lifted.list, y)
    // The row itself is one of those above a pointer that is below it.
    moveTo(place > lifted.order.indexOf(lifted.id) ? place - 1 : place)
  })
  const endDrag = useEffectEvent(drop)
  const cancelDrag = useEffectEvent(cancel)
  const isDragged = Boolean(lifted?.list)
  // On the window, because the row moves in the document while it is dragged, and so loses the pointer.
  useEffect(() => {
    if (!isDragged) return undefined
    const controller = new AbortController()
    const { signal } = controller
    // Where nothing scrolls, until the pointer moves.
    let y = innerHeight / 2
    let frame = requestAnimationFrame(scrollAtEdge)
    function scrollAtEdge(): void {
      frame = requestAnimationFrame(scrollAtEdge)
      const step = scrollStep(y)
      if (step === 0) return
      scrollBy(0, step)
      drag(y)
    }
    const follow = ({ clientY }: PointerEvent) => {
      y = clientY
      drag(clientY)
    }
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', () => endDrag(), { signal })
    addEventListener('pointercancel', () => cancelDrag(), { signal })
    return () => {
      cancelAnimationFrame(frame)
      controller.abort()
    }
  }, [isDragged])

  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const isLifted = lifted?.id === id
    const place = lifted?.order.indexOf(id) ?? 0
    const steps: Record<string, () => void> = isLifted
      ? {
          Enter: drop,
          ' ': drop,
          Escape: cancel,
          ArrowUp: () => moveTo(place - 1),
          ArrowDown: () => moveTo(place + 1),
          Home: () => moveTo(0),
          End: () => moveTo(ids.length - 1),
        }
      : { Enter: () => lift(id), ' ': () => lift(id) }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return {
    announcement,
    /** The ids as they are shown. */
    order: lifted?.order ?? ids,
    liftedId: lifted?.id,
    handleProps: (id: string) => ({
      'aria-pressed': lifted?.id === id,
      onKeyDown: onKeyDown(id),
      onBlur: () => lifted?.id === id && !lifted.list && cancel(),
      onPointerDown: ({ button, currentTarget }: ReactPointerEvent) =>
        button === 0 && lift(id, currentTarget.closest('ul')),
    }),
  }
}
export type Reorder = ReturnType<typeof useReorder>
