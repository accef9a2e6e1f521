import { useId, useState } from 'react'
import type { CustomFood } from '../../../../../shared/food/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import styles from '../food.module.css'
import type { SaveFood } from '../saving/use-save-food.ts'
import { text } from './text.ts'

const words = text.form

interface RemoveFoodProps {
  food: CustomFood
  saving: SaveFood
  onQueued: () => void
}

/** Deletes an own food, after a question. */
export function RemoveFood({ food, saving, onQueued }: RemoveFoodProps) {
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)

  const remove = () =>
    saving.save({
      what: 'remove-food',
      change: (change) => ({ what: 'remove-food', id: food.id, change }),
      saved: { title: words.removed },
      onQueued,
    })

  if (!isConfirming)
    return (
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {words.remove}
      </Button>
    )
  return (
    <div role="group" aria-labelledby={id} className={styles['question']}>
      <p id={id}>{words.ask(food.foodName)}</p>
      <div className={styles['beside']}>
        <Button variant="secondary" onClick={remove}>
          {words.confirm}
        </Button>
        <Button variant="quiet" autoFocus onClick={() => setConfirming(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
