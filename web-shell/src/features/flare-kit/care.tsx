import { Card } from '../../../../shared/ui/card.tsx'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

/** When to seek medical care. It is never limited to premium users and never hidden. */
export function Care() {
  const { care } = text
  return (
    <Card id="care" aria-labelledby="care-title" className={styles['care']}>
      <h2 id="care-title">{care.title}</h2>
      <p>{care.intro}</p>
      {care.levels.map(({ title, signs }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={styles['steps']}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{care.abroad}</p>
      <p>{care.different}</p>
    </Card>
  )
}
