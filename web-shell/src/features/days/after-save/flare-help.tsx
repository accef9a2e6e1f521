import type { FlareSupport } from '../../../../../shared/days/flare/flare-support.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'

/** The most steps that are shown: a user in a flare reads no long list. */
const MAX_STEPS = 3

interface FlareHelpProps {
  support: FlareSupport
  /** Whether the flare was detected by a rise above the previous days. */
  isRise: boolean
}

/** Advice for a flare: three steps, one button, and when it may be something else. */
export function FlareHelp({ support, isRise }: FlareHelpProps) {
  return (
    <>
      <Card tone="flare" aria-labelledby="flare" className={styles['flare']}>
        <h3 id="flare">{support.title}</h3>
        <p>{support.content}</p>
        <ol>
          {support.steps.slice(0, MAX_STEPS).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles['quiet']}>
          {text.after.kit} {support.kit}
        </p>
        <Link to={support.link.to} className={buttonClass('flare')}>
          {support.link.label}
        </Link>
      </Card>
      <p>
        {isRise && text.after.rise} <Link to="/flare-kit#care">{text.after.care}</Link>
      </p>
    </>
  )
}
