import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { CallLink } from './call-link.tsx'
import { useCareCountry } from './care-country.ts'
import { countryInSentence } from './country-name.ts'
import { text } from './text.ts'

/** Who listens day and night, or the emergency number and why. Source: requirement CARE-01. */
export function Listening() {
  const { country, numbers } = useCareCountry()
  const { listening, emergency } = numbers
  if (!listening)
    return (
      <>
        <CallLink number={emergency} />
        <p>{text.noHelpline(country && countryInSentence(country))}</p>
      </>
    )
  const { name, number, messages } = listening
  return (
    <>
      <CallLink name={name} number={number} variant="flare" />
      {messages && (
        <a href={`sms:${messages.number}`} className={buttonClass('secondary', true)}>
          {text.message(messages.word, messages.number)}
        </a>
      )}
    </>
  )
}
