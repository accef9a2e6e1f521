import { Card } from '../../../../shared/ui/card.tsx'
import { zone } from '../../shell/first/api/clock.ts'
import { CallLink } from '../../shell/later/care/call-link.tsx'
import { emergencyNumbers } from '../../shell/later/care/emergency-numbers.ts'
import { text as careText } from '../../shell/later/care/text.ts'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

/** When to seek medical care. It is never limited to premium users and never hidden. */
export function Care() {
  const { care } = text
  const { emergency, advice, listening, isKnown } = emergencyNumbers(zone())
  return (
    <Card tone="flare" id="care" aria-labelledby="care-title" className={styles['care']}>
      <h2 id="care-title">{care.title}</h2>
      <p>{care.intro}</p>
      <Signs {...care.now} />
      <CallLink number={emergency} variant="flare" />
      <p>{care.despair}</p>
      {listening && <CallLink number={listening.number} name={listening.name} />}
      <Signs {...care.today} />
      {advice && <CallLink number={advice} />}
      <Signs {...care.soon} />
      {!isKnown && <p>{careText.abroad}</p>}
      <p>{care.different}</p>
    </Card>
  )
}

function Signs({ title, signs }: { title: string; signs: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles['signs']}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </div>
  )
}
