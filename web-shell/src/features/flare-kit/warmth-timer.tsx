import { useReducer } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { useClock } from '../../shell/first/api/clock.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { text } from './text.ts'

const { warmth } = text

const MINUTE_MS = 60_000
/** The longest time for heat on the skin. */
const LIMIT_MS = 20 * MINUTE_MS

/** The running timer. It goes on while the user looks at other screens. */
let running: { endsAt: number; timer: ReturnType<typeof setTimeout> } | undefined

function start(): void {
  stop()
  const timer = setTimeout(finish, LIMIT_MS)
  running = { endsAt: Date.now() + LIMIT_MS, timer }
}

function stop(): void {
  clearTimeout(running?.timer)
  running = undefined
}

function finish(): void {
  stop()
  navigator.vibrate?.([300, 150, 300])
  notify({ ...warmth.over, isPersistent: true })
}

const minutesLeft = () => (running ? Math.max(1, Math.ceil((running.endsAt - Date.now()) / MINUTE_MS)) : 0)

/** A timer of twenty minutes for a hot-water bottle. */
export function WarmthTimer() {
  const left = useClock(minutesLeft)
  const [, render] = useReducer((count: number) => count + 1, 0)
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => {
          if (left > 0) stop()
          else start()
          render()
        }}
      >
        {left > 0 ? warmth.stop : warmth.begin}
      </Button>
      <p role="status">{left > 0 && warmth.left(left)}</p>
    </div>
  )
}
