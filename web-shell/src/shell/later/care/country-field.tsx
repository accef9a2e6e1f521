import { useId } from 'react'
import { Field } from '../../../../../shared/ui/field/field.tsx'
import styles from './care.module.css'
import { chooseCareCountry, useCareCountry } from './care-country.ts'
import { countryName } from './country-name.ts'
import { countries } from './emergency-numbers.ts'
import { text } from './text.ts'

const words = text.country

/** Chooses the country of the telephone numbers on this device. */
export function CountryField() {
  const id = useId()
  const { chosen, ofZone } = useCareCountry()
  const names = countries().map((country) => [country, countryName(country)] as const)
  return (
    <div className={styles['room']}>
      <p>{words.what}</p>
      <Field id={id} label={words.label}>
        <select id={id} value={chosen ?? ''} onChange={({ target }) => chooseCareCountry(target.value || undefined)}>
          <option value="">{words.ofZone(ofZone && countryName(ofZone))}</option>
          {names
            .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
            .map(([country, name]) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
        </select>
      </Field>
    </div>
  )
}
