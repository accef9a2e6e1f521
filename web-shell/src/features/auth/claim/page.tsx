import { Navigate } from 'react-router-dom'
import { PRODUCT } from '../../../../../shared/product.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { StandaloneConnectionBanner } from '../../../shell/first/bar/connection-banner.tsx'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { text as shell } from '../../../shell/first/frame/text.ts'
import styles from './claim.module.css'
import { Decision } from './decision.tsx'
import { NameForm } from './name-form.tsx'
import { text } from './text.ts'
import { useClaim, useSignOut } from './use-claim.ts'

/** What the owner of a claimed account decides before the app opens. Source: requirement AUTH-18. */
export function ClaimPage() {
  return (
    <div className={styles['claim']}>
      <header>
        <span className={styles['brand']}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          {PRODUCT}
        </span>
      </header>
      <Step />
      <StandaloneConnectionBanner />
    </div>
  )
}

function Step() {
  const claim = useClaim()
  const failure = useFailure(claim)
  const { data, isFetching, refetch } = claim
  if (failure)
    return (
      <Page heading={text.decide.heading}>
        <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
        <WaysOut />
      </Page>
    )
  if (!data) return <Spinner label={shell.loading} />
  if (data.step === 'none') return <Navigate replace to="/home" />
  return (
    <Page key={data.step} heading={text[data.step].heading}>
      {data.step === 'decide' ? <Decision earlier={data.earlier} /> : <NameForm view={data} />}
      <WaysOut />
    </Page>
  )
}

/** Help for a user in pain is never behind a decision. */
function WaysOut() {
  const signOut = useSignOut()
  return (
    <>
      <p className={styles['other']}>
        <Link to="/flare-kit">{text.flareKit}</Link>
      </p>
      <Button
        variant="quiet"
        wide
        busy={signOut.isPending}
        busyLabel={text.signingOut}
        onClick={() => signOut.mutate()}
      >
        {text.signOut}
      </Button>
    </>
  )
}
