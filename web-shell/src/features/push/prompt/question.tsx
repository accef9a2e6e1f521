import bell from 'icon:bell'
import type { KeyboardEvent } from 'react'
import { needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { now, today, useClock } from '../../../shell/first/api/clock.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { snoozePrompt } from '../device/device-marks.ts'
import { useTurnOn } from '../device/use-turn-on.ts'
import { text } from '../text.ts'
import styles from './question.module.css'

/** Asks whether this device may show notifications, unless the day is one for nothing but care. Source: requirement PUSH-01. */
export function Question({ account, onAnswered }: { account: string; onAnswered: () => void }) {
  const home = useHome(useClock(today)).data
  const turnOn = useTurnOn(account)
  if (!home?.onboarded || needsCare(home.today)) return null
  const { title, text: explanation, yes, busy, no } = text.prompt

  function answered(): void {
    snoozePrompt(now())
    onAnswered()
    focusHeading()
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape') answered()
  }

  return (
    <aside className={styles['prompt']} aria-labelledby="push-prompt">
      <Icon of={bell} className={styles['icon']} />
      <h2 id="push-prompt">{title}</h2>
      <p>{explanation}</p>
      <div className={styles['actions']}>
        <Button
          busy={turnOn.isPending}
          busyLabel={busy}
          onKeyDown={onKeyDown}
          onClick={() => turnOn.mutate(undefined, { onSettled: answered })}
        >
          {yes}
        </Button>
        <Button variant="secondary" onClick={answered} onKeyDown={onKeyDown}>
          {no}
        </Button>
      </div>
    </aside>
  )
}
