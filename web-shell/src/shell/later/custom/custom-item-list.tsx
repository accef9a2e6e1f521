import { useId, useRef, useState } from 'react'
import { type ActiveCustomItems, type CustomKind, MAX_ACTIVE_ITEMS } from '../../../../../shared/custom/rules.ts'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { AddForm } from './add-form.tsx'
import styles from './custom.module.css'
import { CustomItemRow } from './custom-item-row.tsx'
import { text } from './text.ts'
import { failureWords, useChangeCustomItems } from './use-change-custom-items.ts'

interface CustomItemListProps {
  kind: CustomKind
  items: ActiveCustomItems[CustomKind]
}

/** The custom items of one kind: each can be renamed, moved or deleted, and a form adds another one. */
export function CustomItemList({ kind, items }: CustomItemListProps) {
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error, variables } = useChangeCustomItems()
  const [openId, setOpenId] = useState<string>()
  const [announcement, announce] = useState('')
  const words = text.kinds[kind]
  const count = items.length
  const failure = error && variables && failureWords(error, variables)
  const notice = failure && <Notice title={failure.title}>{failure.text}</Notice>
  const failedId = variables && variables.what !== 'add' ? variables.id : undefined

  return (
    <section className={styles['list']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h4 id={id} ref={headingRef} tabIndex={-1}>
          {words.heading}
        </h4>
        <span className={styles['quiet']}>{text.count(count, MAX_ACTIVE_ITEMS)}</span>
        <p className={styles['quiet']}>{words.hint}</p>
      </div>
      {count > 0 && (
        <ul className={styles['rows']}>
          {items.map((item, index) => (
            <CustomItemRow
              key={item.id}
              name={item.name}
              isFirst={index === 0}
              isLast={index === count - 1}
              open={openId === item.id}
              busy={isPending}
              notice={failedId === item.id && notice}
              onToggle={(open) => setOpenId(open ? item.id : undefined)}
              onRename={(name, done) =>
                mutate(
                  { what: 'change', kind, id: item.id, name },
                  {
                    onSuccess: () => {
                      setOpenId(undefined)
                      announce(text.said.change(name))
                      done()
                    },
                  },
                )
              }
              onMove={(by) =>
                mutate(
                  { what: 'change', kind, id: item.id, place: index + by },
                  { onSuccess: () => announce(text.said.move(item.name, index + by + 1, count)) },
                )
              }
              onRemove={() =>
                mutate(
                  { what: 'remove', kind, id: item.id },
                  {
                    onSuccess: () => {
                      announce(text.said.remove(item.name))
                      headingRef.current?.focus()
                    },
                  },
                )
              }
            />
          ))}
        </ul>
      )}
      <AddForm
        words={words}
        full={count >= MAX_ACTIVE_ITEMS}
        busy={isPending}
        onAdd={(name, attempt, done) =>
          mutate(
            { what: 'add', kind, name, attempt },
            {
              onSuccess: () => {
                announce(text.said.add(name))
                done()
              },
            },
          )
        }
      />
      {failedId === undefined && notice}
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </section>
  )
}
