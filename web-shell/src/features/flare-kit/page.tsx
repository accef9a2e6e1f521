import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FlarePlan } from '../../../../shared/preferences/preferences.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import { focusHeading, Page } from '../../shell/first/frame/page.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { Care } from './care.tsx'
import styles from './flare-kit.module.css'
import { Plan } from './plan.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { text } from './text.ts'

/** It loads after the kit itself, so that a user in pain does not wait for it. */
const ManagingFlareSwitch = lazy(async () => {
  const [component] = await Promise.all([
    registeredFeatures().sharedComponents.managingFlareSwitch(),
    waitUntilDeviceStorageOpen(),
  ])
  return { default: component }
})

/** Help for a bad day and when to seek care, available to everyone, always. A signed-in user also sees their plan. */
export function FlareKitPage() {
  const { hash } = useLocation()
  const account = useAccount()
  // While a claim is pending, the plan may be that of another person.
  const mayShowPlan = account !== undefined && !account.claimPending
  const { data: home } = useHome(useClock(today), mayShowPlan)
  const plan = mayShowPlan ? home?.preferences.flarePlan : undefined
  const [isEditing, setEditing] = useState(false)
  // The typed plan survives closing the sheet.
  const [typedPlan, setTypedPlan] = useState<FlarePlan>()
  const hasPlan = plan !== undefined && Object.values(plan).some((lines) => lines.length > 0)

  function close(isSaved: boolean) {
    setEditing(false)
    if (!isSaved) return
    setTypedPlan(undefined)
    // The button that opened the sheet has moved, so the focus cannot return to it.
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
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <ManagingFlareSwitch />
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
      {plan && isEditing && <PlanSheet plan={typedPlan ?? plan} onChange={setTypedPlan} onClose={close} />}
    </Page>
  )
}
