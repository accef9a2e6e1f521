import type { FlareSupport } from '../../../../../shared/days/flare/flare-support.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'

interface FlareHelpProps {
  support: FlareSupport
  /** Whether the flare was detected by a rise above the previous days. */
  isRise: boolean
}

/** Advice for a flare, and when it may be something else. */
export function FlareHelp({ support, isRise }: FlareHelpProps) {
  return (
    <section className={styles['flare']} aria-labelledby="flare">
      <h3 id="flare">{support.title}</h3>
      <p>{support.content}</p>
      {isRise && <p className={styles['quiet']}>{text.after.rise}</p>}
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
