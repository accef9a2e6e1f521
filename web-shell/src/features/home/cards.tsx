import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

/** Links to the tools. Source: requirement HOME-08. */
export function QuickTools() {
  const { title, links } = text.tools
  return (
    <Card aria-labelledby="tools">
      <h2 id="tools">{title}</h2>
      <div className={styles['tools']}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass('secondary')}>
            {label}
          </Link>
        ))}
      </div>
    </Card>
  )
}

/** The card "You're Not Alone". Source: requirement HOME-09. */
export function NotAlone() {
  const { title, figures } = text.others
  return (
    <Card aria-labelledby="others">
      <h2 id="others">{title}</h2>
      <dl className={styles['levels']}>
        {figures.map(({ number, label }) => (
          <div key={label} className={styles['figure']}>
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
      {links.map(({ to, label, text: description }) => (
        <Link key={to} to={to} className={styles['tile']}>
          <b>{label}</b>
          <span>{description}</span>
        </Link>
      ))}
    </nav>
  )
}
