import book from 'icon:book-open'
import chat from 'icon:chat-circle-text'
import clock from 'icon:clock-counter-clockwise'
import takeAlong from 'icon:download-simple'
import report from 'icon:file-text'
import gear from 'icon:gear-six'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { Page } from '../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import { Offer } from '../../shell/later/premium/offer.tsx'
import { AccountCard } from './account-card.tsx'
import { SignOut } from './sign-out.tsx'
import { text } from './text.ts'

/** The user's name, plan and badges, and the way to everything about the account. Source: requirement PROF-01. */
export function ProfilePage() {
  const { data: home } = useHome(useClock(today))
  return (
    <Page heading={text.heading}>
      <AccountCard home={home} />
      <nav aria-label={text.links.title}>
        <Rows>
          <LinkRow to="/settings" icon={gear} {...text.links.settings} />
          <LinkRow to="/history" icon={clock} {...text.links.history} />
          <LinkRow to="/reports" icon={report} {...text.links.report} />
          <LinkRow to="/learn" icon={book} {...text.links.learn} />
          <LinkRow to="/settings?room=export" icon={takeAlong} {...text.links.data} />
          <LinkRow to="/about" icon={chat} {...text.links.about} />
        </Rows>
      </nav>
      <SignOut />
      {/* Last, because its code arrives late: what stands below it would move under the thumb. */}
      <Offer name="upgradeCard" />
    </Page>
  )
}
