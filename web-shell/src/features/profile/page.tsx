import { Page } from '../../shell/first/frame/page.tsx'
import { AccountCard } from './account-card.tsx'
import { Appearance } from './appearance.tsx'
import { SignOut } from './sign-out.tsx'
import { text } from './text.ts'

export function ProfilePage() {
  return (
    <Page heading={text.heading}>
      <AccountCard />
      <Appearance />
      <SignOut />
    </Page>
  )
}
