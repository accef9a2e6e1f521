import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { LinkRow, Rows } from '../../shell/first/frame/rows.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

/** Links to the tools. Source: requirement HOME-08. */
export function QuickTools() {
  const { title, links } = text.tools
  return (
    <section aria-labelledby="tools" className={styles['tools']}>
      <h2 id="tools">{title}</h2>
      <div>
        {links.map(({ to, label, icon }) => (
          <Link key={to} to={to} className={styles['tool']}>
            <Icon of={icon} />
            {label}
          </Link>
        ))}
      </div>
    </section>
  )
}

/** The card "You're Not Alone". Source: requirement HOME-09. */
export function NotAlone() {
  const { title, figures } = text.others
  return (
    <Card tone="soft" aria-labelledby="others">
      <h2 id="others">{title}</h2>
      <dl className={styles['figures']}>
        {figures.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Links to other screens. */
export function Tiles() {
  const { title, links } = text.tiles
  return (
    <nav className={styles['tiles']} aria-label={title}>
      <Rows>
        {links.map(({ to, label, text: description, icon }) => (
          <LinkRow key={to} to={to} icon={icon} title={label} text={description} />
        ))}
      </Rows>
    </nav>
  )
}
