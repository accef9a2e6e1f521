import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FlarePlan } from '../../../../shared/preferences/preferences.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { whatIs } from '../../shell/early/declared.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { deviceOpened } from '../../shell/first/data/device.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import { focusHeading, Page } from '../../shell/first/frame/page.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { Care } from './care.tsx'
import styles from './flare-kit.module.css'
import { Plan } from './plan.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { text } from './text.ts'

/** What logs in the kit comes after the kit itself, so that a user in pain does not wait for it. */
const Managing = lazy(async () => {
  const [component] = await Promise.all([whatIs().lends.managing(), deviceOpened()])
  return { default: component }
})

/** What eases a bad day, and when to seek care, for everybody, always; of somebody who is known, also their own plan. */
export function FlareKitPage() {
  const { hash } = useLocation()
  const isKnown = useAccount() !== undefined
  const { data: home } = useHome(useClock(today), isKnown)
  const plan = isKnown ? home?.preferences.flarePlan : undefined
  const [isEditing, setEditing] = useState(false)
  // What is typed outlives the sheet: closing it loses nothing.
  const [typed, setTyped] = useState<FlarePlan>()
  const hasPlan = plan !== undefined && Object.values(plan).some((lines) => lines.length > 0)

  function close(isSaved: boolean) {
    setEditing(false)
    if (!isSaved) return
    setTyped(undefined)
    // What opened the sheet stands elsewhere now.
    focusHeading()
  }

  useEffect(() => {
    if (hash === '#care') document.getElementById('care')?.scrollIntoView()
  }, [hash])

  return (
    <Page heading={text.heading} wide>
      <p>{text.intro}</p>
      <a href="#care" className={classNames(buttonClass('secondary'), styles['toCare'])}>
        {text.care.title}
      </a>
      {plan && hasPlan && <Plan plan={plan} onEdit={() => setEditing(true)} />}
      {plan && (
        <ErrorBoundary instead={() => null}>
          <Suspense>
            <Managing />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={styles['relief']}>
        {text.relief.map(({ title, steps }) => (
          <Card key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles['steps']}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {plan && !hasPlan && <Plan plan={plan} onEdit={() => setEditing(true)} />}
      <Care />
      {plan && isEditing && <PlanSheet plan={typed ?? plan} onChange={setTyped} onClose={close} />}
    </Page>
  )
}
