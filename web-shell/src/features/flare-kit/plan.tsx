import pencil from 'icon:pencil-simple'
import { type FlarePlan, PLAN_PARTS } from '../../../../shared/preferences/preferences.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import styles from './flare-kit.module.css'
import { text } from './text.ts'

interface PlanProps {
  plan: FlarePlan
  onEdit: () => void
}

/** The user's plan, with a button to write or edit it. */
export function Plan({ plan, onEdit }: PlanProps) {
  const words = text.plan
  const parts = PLAN_PARTS.filter((part) => plan[part].length > 0)
  return (
    <Card aria-labelledby="plan">
      <div className={styles['head']}>
        <h2 id="plan">{words.title}</h2>
        <Button variant="quiet" aria-haspopup="dialog" onClick={onEdit}>
          <Icon of={pencil} />
          {parts.length ? words.edit : words.begin}
        </Button>
      </div>
      {parts.length === 0 && <p>{words.invite}</p>}
      <div className={styles['parts']}>
        {parts.map((part) => (
          <div key={part}>
            <h3>{words.parts[part].title}</h3>
            <ul className={styles['steps']}>
              {[...new Set(plan[part])].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  )
}
