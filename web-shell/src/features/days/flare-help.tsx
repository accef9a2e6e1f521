import { Link } from 'react-router-dom'
import type { FlareSupport } from '../../../../shared/days/flare-support.ts'
import styles from './days.module.css'
import { text } from './text.ts'

interface FlareHelpProps {
  support: FlareSupport
  /** What is said of a rise above the days before, where there was one. */
  rise: string | undefined
}

/** What may ease a flare, and when it may be something else. */
export function FlareHelp({ support, rise }: FlareHelpProps) {
  return (
    <section className={styles['flare']} aria-labelledby="flare">
      <h3 id="flare">{support.title}</h3>
      <p>{support.content}</p>
      {rise && <p className={styles['quiet']}>{rise}</p>}
      <ol>
        {support.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {text.after.kit} <b>{support.kit}</b>
      </p>
      {support.link.to !== '/flare-kit' && <Link to={support.link.to}>{support.link.label}</Link>}
    </section>
  )
}
