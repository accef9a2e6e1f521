import { useEffect } from 'react'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { type Home, useHome } from '../../shell/first/data/home-query.ts'
import { leaveWelcome, setWelcome } from '../../shell/first/data/welcome-visit.ts'
import { focusHeading } from '../../shell/first/frame/page.tsx'
import { AskForConsent } from './ask-for-consent.tsx'
import { Introduction } from './introduction.tsx'
import { SLIDES, useSetup } from './use-setup.ts'
import { Wizard } from './wizard.tsx'

/** What new users see instead of home. Source: requirement ONB-01. */
export function Welcome() {
  const { data: home } = useHome(useClock(today))
  return home && <WelcomeSteps home={home} />
}

function WelcomeSteps({ home }: { home: Home }) {
  const account = home.account.id
  const setup = useSetup(home)

  useEffect(() => {
    setWelcome(account, 'open')
    return () => leaveWelcome(account)
  }, [account])

  const leave = () => {
    setWelcome(account, 'closed')
    window.scrollTo(0, 0)
    focusHeading()
  }

  if (home.consent !== 'given')
    return setup.slide <= SLIDES ? (
      <Introduction key={setup.slide} number={setup.slide} onShow={setup.showSlide} />
    ) : (
      <AskForConsent onPostpone={leave} />
    )
  return (
    <Wizard
      key={setup.step}
      home={home}
      setup={setup}
      onCompleted={() => {
        setup.clear()
        leave()
      }}
    />
  )
}
