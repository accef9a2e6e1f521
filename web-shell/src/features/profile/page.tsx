import { Card } from '../../../../shared/ui/card.tsx'
import { ConnectionBadge } from '../../shell/connection-banner.tsx'
import { Page } from '../../shell/page.tsx'
import { useAccount } from '../../shell/session.ts'
import { Appearance } from './appearance.tsx'
import styles from './profile.module.css'
import { SignOut } from './sign-out.tsx'
import { text } from './text.ts'

export function ProfilePage() {
  const account = useAccount()
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
          <div>
            <dt>{text.connection}</dt>
            <dd>
              <ConnectionBadge />
            </dd>
          </div>
        </dl>
      </Card>
      <Appearance />
      <SignOut />
    </Page>
  )
}
