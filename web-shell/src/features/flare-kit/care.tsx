import { useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { CallLink } from '../../shell/later/care/call-link.tsx'
import { useCareCountry } from '../../shell/later/care/care-country.ts'
import { CountryField } from '../../shell/later/care/country-field.tsx'
import { Listening } from '../../shell/later/care/listening.tsx'
import { NumbersNote } from '../../shell/later/care/numbers-note.tsx'
import { text as careText } from '../../shell/later/care/text.ts'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

/** When to seek medical care. It is never limited to premium users and never hidden. */
export function Care() {
  const { care } = text
  const { country, numbers } = useCareCountry()
  const { emergency, advice } = numbers
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Card tone="flare" id="care" aria-labelledby="care-title" className={styles['care']}>
        <h2 id="care-title">{care.title}</h2>
        <p>{care.intro}</p>
        <div>
          <h3>{care.despair.title}</h3>
          <p>{care.despair.text}</p>
        </div>
        <Listening />
        <Signs {...care.now} />
        <CallLink number={emergency} variant="flare" />
        <NumbersNote>
          <Button
            variant="quiet"
            className={styles['change']}
            aria-haspopup="dialog"
            aria-label={country ? careText.changeLabel : careText.choose}
            onClick={() => setChoosing(true)}
          >
            {country ? careText.change : careText.choose}
          </Button>
        </NumbersNote>
        <Signs {...care.today} />
        {advice && <CallLink number={advice} />}
        <Signs {...care.soon} />
        <p>{care.different}</p>
      </Card>
      {isChoosing && (
        <Sheet open title={careText.country.title} onClose={() => setChoosing(false)} doneLabel={careText.done}>
          <CountryField />
        </Sheet>
      )}
    </>
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
