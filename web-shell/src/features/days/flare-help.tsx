import { Link } from 'react-router-dom'
import type { FlareSupport } from '../../../../shared/days/flare-support.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import styles from './days.module.css'
import { text } from './text.ts'

interface FlareHelpProps {
  support: FlareSupport
  /** It was noticed by a rise above the days before. */
  isRise: boolean
}

/** What may ease a flare, and when it may be something else. */
export function FlareHelp({ support, isRise }: FlareHelpProps) {
  const words = text.after
  return (
    <section className={styles['flare']} aria-labelledby="flare">
      <h3 id="flare">{support.title}</h3>
      <p>{support.content}</p>
      <ol>
        {support.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {words.kit} <b>{support.kit}</b>
      </p>
      <Link to={support.link.to} className={buttonClass('primary', true)}>
        {support.link.label}
      </Link>
      {isRise && <p className={styles['quiet']}>{words.different}</p>}
      <Link to="/flare-kit#care">{words.care}</Link>
    </section>
  )
}
