import phone from 'icon:phone'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { text } from './text.ts'

interface CallLinkProps {
  number: string
  name?: string
  /** `flare` is for an emergency. */
  variant?: 'flare' | 'secondary'
}

/** A button that calls a number. */
export function CallLink({ number, name, variant = 'secondary' }: CallLinkProps) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={buttonClass(variant, true)}>
      <Icon of={phone} />
      {text.call(name, number)}
    </a>
  )
}
