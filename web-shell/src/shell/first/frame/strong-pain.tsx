import hand from 'icon:hand-heart-duotone'
import phone from 'icon:phone-duotone'
import wind from 'icon:wind-duotone'
import { useId } from 'react'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { Link } from './link.tsx'
import styles from './strong-pain.module.css'
import { text } from './text.ts'

const WAYS = [
  { to: '/tools/exercises#breathe', icon: wind, label: text.strongPain.breathe },
  { to: '/flare-kit', icon: hand, label: text.strongPain.kit },
  { to: '/flare-kit#care', icon: phone, label: text.strongPain.care },
] as const

/** The answer to strong pain: three ways on, and no verdict. */
export function StrongPain({ titled = true }: { titled?: boolean }) {
  const id = useId()
  return (
    <Card tone="soft" className={styles['strong']} {...(titled && { 'aria-labelledby': id })}>
      {titled && <h3 id={id}>{text.strongPain.title}</h3>}
      <div className={styles['ways']}>
        {WAYS.map(({ to, icon, label }) => (
          <Link key={to} to={to} className={styles['way']}>
            <Icon of={icon} />
            {label}
          </Link>
        ))}
      </div>
    </Card>
  )
}
