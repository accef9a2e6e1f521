import { type ReactNode, useRef } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { text } from './text.ts'
import styles from './two-values-card.module.css'

const words = text.lost
const MAX_BUTTON_TEXT_LENGTH = 40

/** A value as text for a button or a name, cut if it is too long. */
const shorten = (value: string) =>
  value.length > MAX_BUTTON_TEXT_LENGTH ? `${value.slice(0, MAX_BUTTON_TEXT_LENGTH)}…` : value

/** Why there are two values. It is said on the first card only. */
export const whyTwo: string = words.text

interface TwoValuesCardProps {
  /** What was changed in two places, such as a date. */
  name: string
  /** The name of the field. */
  field: string
  /** The value that is shown, and where. */
  current: { value: string; where: string }
  /** The value that lost to it; `undefined` when both are the same. */
  other: { value: string; isSame: boolean }
  /** The words of the buttons, if they do not name the values. */
  buttons?: { use: string; keep: string } | undefined
  /** Why there are two; said once. */
  children?: ReactNode
  /** Called with the card, which goes after the choice. */
  onUse: (card: HTMLElement | null) => void
  onKeep: (card: HTMLElement | null) => void
}

/**
 * The headings to which the focus can move when a card goes: that of the next card, and the one above all cards. The heading of the
 * screen may be far away.
 */
export function headingsAround(card: HTMLElement | null): HTMLElement[] {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')]
  const own = headings.findIndex((heading) => card?.contains(heading))
  const isOfCard = (heading: HTMLElement | undefined) => heading?.textContent === words.title
  const [next, above] = [headings[own + 1], headings.slice(0, own).findLast((each) => !isOfCard(each))]
  return [isOfCard(next) ? next : undefined, above].filter((heading) => heading !== undefined)
}

/** Shows the value that lost to a concurrent edit beside the one that is shown, and lets the user choose. */
export function TwoValuesCard({ name, field, current, other, buttons, children, onUse, onKeep }: TwoValuesCardProps) {
  const { use, keep } = buttons ?? { use: words.use(shorten(other.value)), keep: words.keep(shorten(current.value)) }
  const sentence = /[.?!]$/.test(name) ? name : `${name}.`
  const cardRef = useRef<HTMLElement>(null)
  return (
    <Card ref={cardRef} aria-label={words.card(field, sentence, shorten(other.value))}>
      <h2>{words.title}</h2>
      {name === current.value ? (
        children && <p>{children}</p>
      ) : (
        <p>
          <b>{sentence}</b> {children}
        </p>
      )}
      <dl className={styles['two']}>
        <div>
          <dt>
            {current.where}: {field}
          </dt>
          <dd>{current.value}</dd>
        </div>
        <div>
          <dt>{words.other}</dt>
          <dd>{other.value}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        {!other.isSame && (
          <Button variant="secondary" onClick={() => onUse(cardRef.current)}>
            {use}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onKeep(cardRef.current)}>
          {keep}
        </Button>
      </div>
    </Card>
  )
}
