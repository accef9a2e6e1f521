import type { ReactNode } from 'react'
import type { Person } from '../../../../shared/people/schema.ts'
import { ReasonDialog } from '../../reason-dialog.tsx'
import { nameOf } from './name.ts'

export interface ActProps {
  person: Person
  onChanged: (person: Person) => void
  onClose: () => void
}

interface ActDialogProps extends ActProps {
  /** `action`: what the button says. */
  words: { title: (name: string) => string; action: string; done: string }
  /** Returns the person as they are afterwards. */
  act: (reason: string) => Promise<Person>
  /** Whether what was chosen can be sent; it also shows what is wrong with it. */
  check?: () => boolean
  children?: ReactNode
}

/** Asks why, and does something to a person. */
export function ActDialog({ person, words, onChanged, ...rest }: ActDialogProps) {
  const title = words.title(nameOf(person))
  return <ReasonDialog {...rest} title={title} words={words} next="/admin?people" onDone={onChanged} />
}
