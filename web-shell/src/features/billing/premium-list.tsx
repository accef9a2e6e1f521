import { text as premium } from '../../../../shared/premium/text.ts'
import styles from './billing.module.css'
import { text } from './text.ts'

/** What Premium adds. Source: requirement HOME-11. */
export function PremiumList() {
  return (
    <section className={styles['why']} aria-labelledby="why">
      <h2 id="why">{text.why.title}</h2>
      <ul className={styles['features']}>
        {premium.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}
