import stones from 'art:stones'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Picture } from '../../../../../shared/ui/picture/picture.tsx'
import styles from '../reminders.module.css'
import type { Template } from '../templates.ts'
import { text } from '../text.ts'
import { TemplateRows } from './template-rows.tsx'

/** Before the first reminder. */
export function Empty({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <>
      <Card tone="soft" className={styles['empty']} aria-labelledby="empty">
        <div>
          <h2 id="empty">{text.empty.title}</h2>
          <p>{text.empty.text}</p>
        </div>
        <Picture of={stones} className={styles['stones']} />
      </Card>
      <TemplateRows onChoose={onChoose} />
    </>
  )
}
