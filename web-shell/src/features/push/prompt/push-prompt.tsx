import bell from 'icon:bell'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../../../shared/ui/button.tsx'
import { useOverlayContainer } from '../../../../../shared/ui/overlay-container.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { now, today, useClock } from '../../../shell/first/api/clock.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { isFirstVisit, isPromptSnoozed, snoozePrompt } from '../device/device-marks.ts'
import { useTurnOn } from '../device/use-turn-on.ts'
import { text } from '../text.ts'
import { isQuietScreen, mayAskOn } from './may-ask.ts'
import styles from './push-prompt.module.css'

/** The companion itself starts two seconds after the load of the page. Together: five. Source: requirement PUSH-01. */
const DELAY_MS = 3_000

const mayAskHere = () => Notification.permission === 'default' && !isFirstVisit() && !isPromptSnoozed(now())

/** Asks whether this device may show notifications, five seconds after the load. Source: requirement PUSH-01. */
export function PushPrompt({ account }: { account: string }) {
  const [isDue, setDue] = useState(false)
  const { pathname } = useLocation()
  const isSheetOpen = useOverlayContainer() !== document.body
  useEffect(() => {
    const timer = setTimeout(() => setDue(mayAskHere()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue || isSheetOpen || isQuietScreen(pathname)) return null
  return <Question account={account} onAnswered={() => setDue(false)} />
}

function Question({ account, onAnswered }: { account: string; onAnswered: () => void }) {
  const home = useHome(useClock(today)).data
  const turnOn = useTurnOn(account)
  if (!home || !mayAskOn(home)) return null
  const { title, text: explanation, yes, busy, no } = text.prompt

  function answered(): void {
    snoozePrompt(now())
    onAnswered()
    focusHeading()
  }

  return (
    <aside
      className={styles['prompt']}
      aria-labelledby="push-prompt"
      onKeyDown={({ key }) => {
        if (key === 'Escape') answered()
      }}
    >
      <Icon of={bell} className={styles['icon']} />
      <h2 id="push-prompt">{title}</h2>
      <p>{explanation}</p>
      <div className={styles['actions']}>
        <Button
          busy={turnOn.isPending}
          busyLabel={busy}
          onClick={() => turnOn.mutate(undefined, { onSettled: answered })}
        >
          {yes}
        </Button>
        <Button variant="secondary" onClick={answered}>
          {no}
        </Button>
      </div>
    </aside>
  )
}
