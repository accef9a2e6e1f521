import phone from 'icon:phone'
import thermometer from 'icon:thermometer-hot-duotone'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FlarePlan } from '../../../../shared/preferences/preferences.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { ErrorBoundary } from '../../shell/first/frame/error-boundary.tsx'
import { focusHeading, Page } from '../../shell/first/frame/page.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { Breath } from './breath.tsx'
import { Care } from './care.tsx'
import styles from './flare-kit.module.css'
import { Plan } from './plan.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { text } from './text.ts'
import { WarmthTimer } from './warmth-timer.tsx'

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

  const planCard = plan && <Plan plan={plan} onEdit={() => setEditing(true)} />
  return (
    <Page
      heading={text.heading}
      wide
      actions={
        <a href="#care" className={buttonClass('quiet')}>
          <Icon of={phone} />
          {text.care.title}
        </a>
      }
    >
      <div className={styles['zones']}>
        <div>
          <Breath />
          {hasPlan && planCard}
          {plan && (
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={<div className={styles['switch']} />}>
                <ManagingFlareSwitch />
              </Suspense>
            </ErrorBoundary>
          )}
          <section aria-labelledby="more">
            <h2 id="more">{text.more}</h2>
            {text.relief.map(({ title, icon, summary, steps }) => (
              <ReliefSection key={title} title={title} icon={icon} summary={summary}>
                <ul className={styles['steps']}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
                {icon === thermometer && <WarmthTimer />}
              </ReliefSection>
            ))}
          </section>
        </div>
        <div>
          {!hasPlan && planCard}
          <Care />
        </div>
      </div>
      {plan && isEditing && <PlanSheet plan={typedPlan ?? plan} onChange={setTypedPlan} onClose={close} />}
    </Page>
  )
}

interface ReliefSectionProps {
  title: string
  icon: string
  summary: string
  children: ReactNode
}

/** One way to ease a flare, folded. */
function ReliefSection({ title, icon, summary, children }: ReliefSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section icon={icon} heading={title} level={3} summary={summary} open={isOpen} onToggle={setOpen}>
      {children}
    </Section>
  )
}
