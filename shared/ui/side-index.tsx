import check from 'icon:check-bold'
import { Icon } from './picture/picture.tsx'
import styles from './side-index.module.css'
import { useMediaQuery } from './use-media-query.ts'

/** A screen with room beside the form or the text. */
const ROOM_FOR_INDEX = '(min-width: 80em) and (min-height: 36em)'

interface SideIndexProps {
  label: string
  parts: readonly { title: string; done?: boolean | undefined; current?: boolean }[]
  /** Called with the position of the chosen part. */
  onChoose: (index: number) => void
}

/**
 * Links to the parts of the element around it, beside it on a wide screen, else nothing. That element has a position.
 * The links work on a locked day, too, as buttons would not.
 */
export function SideIndex({ label, parts, onChoose }: SideIndexProps) {
  const hasRoom = useMediaQuery(ROOM_FOR_INDEX)
  if (!hasRoom) return null
  return (
    <nav className={styles['index']} aria-label={label}>
      <ul>
        {parts.map(({ title, done, current }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts may have the same title
          <li key={index}>
            <a
              href="#part"
              aria-current={current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(index)
              }}
            >
              {title}
              {done && <Icon of={check} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
