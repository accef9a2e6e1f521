import boat from 'art:boat'
import bell from 'icon:bell'
import bowl from 'icon:bowl-food'
import hourglass from 'icon:hourglass-medium'
import wind from 'icon:wind'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { today } from '../../shell/first/api/clock.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import { planStatus } from '../../shell/later/premium/plan-status.ts'
import { trialEnd } from '../../shell/later/premium/trial-end.ts'
import styles from './billing.module.css'
import { MyPlan } from './my-plan.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PremiumList } from './premium-list.tsx'
import { text } from './text.ts'
import { usePlans, useSubscription } from './use-subscription.ts'

/** The plans, what the user has, and what stays free. Source: requirements SUB-03 to SUB-07. */
export function SubscriptionPage() {
  const [search] = useSearchParams()
  const hasPaid = search.get('checkout') === 'done'
  const subscription = useSubscription(hasPaid)
  const { data: state } = subscription
  const failure = useFailure(subscription)
  return (
    <Page
      heading={text.heading}
      scene={
        <Scene className={styles['scene']}>
          <Picture of={boat} className={styles['boat']} />
        </Scene>
      }
      intro={<p className={styles['quiet']}>{state ? planStatus(state) : ' '}</p>}
    >
      {failure && (
        <Notice
          title={text.checkFailed.title}
          actions={
            <Button variant="secondary" busy={subscription.isFetching} onClick={() => void subscription.refetch()}>
              {text.checkFailed.again}
            </Button>
          }
        >
          {text.checkFailed.text}. {wordsFor(failure).text} {text.checkFailed.kept}
        </Notice>
      )}
      {hasPaid && state && !state.subscribed && <Notice title={text.waiting.title}>{text.waiting.text}</Notice>}
      {state?.hasStripeSubscription && <MyPlan state={state} />}
      {state && !state.subscribed && !hasPaid && (
        <Plans note={state.tier === 'trial' ? text.trialUntil(trialEnd(today(), state)) : undefined} />
      )}
      {!state && !failure && <Skeleton shape="block" />}
      <PremiumList />
      <Card tone="soft" aria-labelledby="free">
        <h2 id="free">{text.free.title}</h2>
        <p>{text.free.text}</p>
        <Rows>
          <LinkRow {...text.free.tools.breathing} icon={wind} />
          <LinkRow {...text.free.tools.training} icon={hourglass} />
          <LinkRow {...text.free.tools.food} icon={bowl} />
          <LinkRow {...text.free.tools.reminders} icon={bell} />
        </Rows>
      </Card>
    </Page>
  )
}

function Plans({ note }: { note: string | undefined }) {
  const plans = usePlans(true)
  const failure = useFailure(plans)
  if (failure) return <LoadError error={failure} busy={plans.isFetching} onRetry={() => void plans.refetch()} />
  return plans.data ? <PlanChoice plans={plans.data.plans} note={note} /> : <Skeleton shape="block" />
}
