import { useState } from 'react'
import type { Account } from '../../../../shared/auth/schema.ts'
import { needsCare } from '../../../../shared/days/flare/strong-pain.ts'
import { earnedBadges, streakDays, weeklyGoal } from '../../../../shared/home/progress.ts'
import { NO_NICKNAME } from '../../../../shared/preferences/preferences.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { Tag } from '../../../../shared/ui/tag.tsx'
import { ConnectionBadge } from '../../shell/first/bar/connection-banner.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { planStatus } from '../../shell/later/premium/plan-status.ts'
import { RefusedEmail } from './account/refused-email.tsx'
import { UnverifiedEmail } from './account/unverified-email.tsx'
import { useMailRefusal } from './account/use-account-change.ts'
import { NameForm } from './name-form.tsx'
import styles from './profile.module.css'
import { text } from './text.ts'

/** The user: name, nickname, address, plan and badges. `home` is absent until it has been read. */
export function AccountCard({ home }: { home: Home | undefined }) {
  const account = useAccount()
  const refusal = useMailRefusal()
  const [isEditing, setEditing] = useState(false)
  const isUnverified = account?.emailProven === false
  return (
    <Card aria-labelledby="account">
      <Person account={account} nickname={home?.preferences.nickname ?? NO_NICKNAME} />
      <dl className={styles['facts']}>
        <div>
          <dt>{text.plan}</dt>
          <dd>{home ? <Plan home={home} /> : '–'}</dd>
        </div>
        <div>
          <dt>{text.connection}</dt>
          <dd>
            <ConnectionBadge />
          </dd>
        </div>
      </dl>
      {home && <Badges home={home} />}
      {refusal && account && <RefusedEmail reason={refusal} isVerified={account.emailProven} />}
      {!refusal && isUnverified && <UnverifiedEmail />}
      <div className={styles['actions']}>
        <Button variant="secondary" aria-haspopup="dialog" disabled={!home} onClick={() => setEditing(true)}>
          {text.names.open}
        </Button>
        {(refusal || isUnverified) && (
          <Link to="/settings?room=email" className={buttonClass('secondary')}>
            {text.newEmail.heading}
          </Link>
        )}
      </div>
      {isEditing && account && home && (
        <Sheet open title={text.names.title} onClose={() => setEditing(false)}>
          <NameForm
            initial={{ fullName: account.fullName, nickname: home.preferences.nickname }}
            onDone={() => setEditing(false)}
          />
        </Sheet>
      )}
    </Card>
  )
}

/** The user's nickname, or the full name without one. Source: requirement PROF-01. */
function Person({ account, nickname }: { account: Account | undefined; nickname: string }) {
  const fullName = account?.fullName || text.noName
  const hasNickname = nickname !== NO_NICKNAME
  const name = hasNickname ? nickname : fullName
  return (
    <div className={styles['person']}>
      <span className={styles['initial']} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <div>
        <h2 id="account">{name}</h2>
        {hasNickname && account?.fullName && <p>{account.fullName}</p>}
        <p className={styles['quiet']}>{account?.email}</p>
        {account?.emailProven === false && <p className={styles['quiet']}>{text.unproven.mark}</p>}
      </div>
    </div>
  )
}

/** The status of the user's plan; a plan that has ended leads to the offers. Source: requirement SUB-07. */
function Plan({ home: { premium } }: { home: Home }) {
  const status = planStatus(premium)
  return premium.tier === 'expired' ? <Link to="/subscription">{status}</Link> : status
}

/** None on a hard day, as on home. */
function Badges({ home: { today, loggedOn, earlierRun } }: { home: Home }) {
  const { logged } = weeklyGoal(loggedOn, today.date)
  const earned = earnedBadges({ streak: streakDays(loggedOn, earlierRun, today.date), loggedThisWeek: logged })
  if (earned.length === 0 || needsCare(today)) return null
  return (
    <ul className={styles['badges']} aria-label={text.badges.title}>
      {earned.map((badge) => (
        <li key={badge}>
          <Tag>{text.badges.names[badge]}</Tag>
        </li>
      ))}
    </ul>
  )
}
