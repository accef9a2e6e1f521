import type { ReactNode } from 'react'
import styles from './care.module.css'
import { useCareCountry } from './care-country.ts'
import { countryInSentence } from './country-name.ts'
import { text } from './text.ts'

/**
 * Says which country the numbers are for, and what to do where its number is not known. `children` leads to the choice. Source:
 * requirement CARE-01.
 */
export function NumbersNote({ children }: { children: ReactNode }) {
  const { country, chosen, ofZone, numbers } = useCareCountry()
  const name = country && countryInSentence(country)
  const isElsewhere = chosen !== undefined && ofZone !== undefined && chosen !== ofZone
  const known = numbers.isKnown ? text.numbersFor : text.noNumber
  const sentences = [
    name ? known(name) : text.noCountry,
    ...(isElsewhere ? [text.elsewhere(countryInSentence(ofZone))] : []),
  ]
  return (
    <div className={styles['note']}>
      {!numbers.isKnown && <p>{text.anywhere}</p>}
      <p>
        {sentences.join(' ')} {children}
      </p>
    </div>
  )
}
