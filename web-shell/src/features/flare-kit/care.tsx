import phone from 'icon:phone'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { zone } from '../../shell/first/api/clock.ts'
import { emergencyNumbers } from './emergency-numbers.ts'
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
      {!isKnown && <p>{care.abroad}</p>}
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

interface CallLinkProps {
  number: string
  name?: string
  variant?: 'flare' | 'secondary'
}

function CallLink({ number, name, variant = 'secondary' }: CallLinkProps) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={buttonClass(variant, true)}>
      <Icon of={phone} />
      {text.care.call(name, number)}
    </a>
  )
}
