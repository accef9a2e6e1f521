import ripples from 'art:ripples'
import article from 'icon:article'
import bell from 'icon:bell-duotone'
import bowl from 'icon:bowl-food-duotone'
import carrot from 'icon:carrot'
import hand from 'icon:hand-heart'
import hourglass from 'icon:hourglass-medium-duotone'
import shield from 'icon:shield-check'
import card from '../../../../shared/ui/card.module.css'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Help } from '../../shell/first/frame/help.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { RequirePremium } from '../../shell/later/premium/require-premium.tsx'
import { Due } from './due.tsx'
import { text } from './text.ts'
import { ToolCard } from './tool-card.tsx'
import styles from './tools.module.css'

/** The tools. This screen is part of Premium; every tool is open to all. Sources: requirements TOOLS-01, SUB-09, ROUTE-04. */
export function ToolsPage() {
  return (
    <RequirePremium>
      <Tools />
    </RequirePremium>
  )
}

function Tools() {
  const { breathing, more } = text
  const isAdmin = useAccount()?.roles.includes('admin')
  return (
    <Page heading={text.heading} wide>
      <Help page="tools" floating />
      <Due />
      <Link to={breathing.to} className={classNames(card['card'], card['soft'], styles['breathing'])}>
        <div>
          <h2>{breathing.title}</h2>
          <p>{breathing.text}</p>
        </div>
        <Picture of={ripples} className={styles['ripples']} />
      </Link>
      <div className={styles['tools']}>
        <ToolCard {...text.training} icon={hourglass} status="trainingStatus" />
        <ToolCard {...text.food} icon={bowl} status="foodStatus" />
        <ToolCard {...text.reminders} icon={bell} status="remindersStatus" />
      </div>
      <section className={styles['more']} aria-labelledby="more">
        <h2 id="more">{more.title}</h2>
        <Rows>
          <LinkRow {...more.kit} icon={hand} />
          <LinkRow {...more.foods} icon={carrot} />
          <LinkRow {...more.report} icon={article} />
          {isAdmin && <LinkRow {...more.admin} icon={shield} />}
        </Rows>
      </section>
    </Page>
  )
}
