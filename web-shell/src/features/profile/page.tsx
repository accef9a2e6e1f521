import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { useAccount } from '../../shell/session.ts'
import { Appearance } from './appearance.tsx'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

export function ProfilePage() {
  const account = useAccount()
  const signOut = useSignOut()
  return (
    <Page heading={text.heading}>
      <Card aria-labelledby="account">
        <h2 id="account">{text.account}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{text.name}</dt>
            <dd>{account?.fullName || '–'}</dd>
          </div>
          <div>
            <dt>{text.email}</dt>
            <dd>{account?.email}</dd>
          </div>
        </dl>
      </Card>
      <Appearance />
      {signOut.isError && <Notice title={text.failed.title}>{text.failed.text}</Notice>}
      <Button
        variant="secondary"
        wide
        busy={signOut.isPending}
        busyLabel={text.signingOut}
        onClick={() => signOut.mutate()}
      >
        {text.signOut}
      </Button>
    </Page>
  )
}
