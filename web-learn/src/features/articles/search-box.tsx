import glass from 'icon:magnifying-glass'
import { useId } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import styles from './articles.module.css'
import { text } from './text.ts'

interface SearchBoxProps {
  typed: string
  setTyped: (typed: string) => void
  recent: readonly string[]
}

/** The search field. While it is empty, recent searches are shown below it. */
export function SearchBox({ typed, setTyped, recent }: SearchBoxProps) {
  const id = useId()
  return (
    <div className={styles['search']} role="search">
      <label className="visually-hidden" htmlFor={id}>
        {text.search}
      </label>
      <Icon of={glass} className={styles['glass']} />
      <input
        id={id}
        type="search"
        className={styles['box']}
        placeholder={text.search}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!typed && recent.length > 0 && (
        <div className={styles['recent']}>
          <span>{text.recent}</span>
          {recent.map((term) => (
            <Button key={term} variant="quiet" onClick={() => setTyped(term)}>
              {term}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
