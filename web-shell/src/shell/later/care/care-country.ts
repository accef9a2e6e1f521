import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../../../shared/ui/listeners.ts'
import { zone } from '../../first/api/clock.ts'
import { countries, type EmergencyNumbers, emergencyNumbers } from './emergency-numbers.ts'
import { countryOfZone } from './zones.ts'

const KEY = 'care-country'
const listeners = createListeners()

/** A choice that could not be stored. It lasts as long as the page. */
let unstored: { country: string | undefined } | undefined

function read(): string | undefined {
  if (unstored) return unstored.country
  try {
    const stored = localStorage.getItem(KEY)
    return stored !== null && countries().includes(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Chooses the country of the telephone numbers on this device; `undefined` follows the time zone of the device. */
export function chooseCareCountry(country: string | undefined): void {
  unstored = undefined
  try {
    if (country === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, country)
  } catch {
    unstored = { country }
  }
  listeners.tell()
}

interface CareCountry {
  /** The country that the numbers are for, as an ISO 3166-1 alpha-2 code; `undefined` while it is not known. */
  country: string | undefined
  /** The country that the user chose on this device. */
  chosen: string | undefined
  /** The country of the device's time zone. */
  ofZone: string | undefined
  numbers: EmergencyNumbers
}

/** The country of this device and its telephone numbers: the chosen one, otherwise that of the time zone. Source: requirement CARE-02. */
export function useCareCountry(): CareCountry {
  const chosen = useSyncExternalStore(listeners.subscribe, read)
  const ofZone = countryOfZone(zone())
  const country = chosen ?? ofZone
  return { country, chosen, ofZone, numbers: emergencyNumbers(country) }
}
