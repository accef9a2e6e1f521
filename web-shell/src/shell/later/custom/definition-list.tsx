import { useId, useRef, useState } from 'react'
import { type ActiveCustom, type Kind, MOST_ACTIVE } from '../../../../../shared/custom/rules.ts'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { AddForm } from './add-form.tsx'
import styles from './custom.module.css'
import { DefinitionRow } from './definition-row.tsx'
import { text } from './text.ts'
import { failureOf, useChangeCustom } from './use-change-custom.ts'

interface DefinitionListProps {
  kind: Kind
  definitions: ActiveCustom[Kind]
}

/** What a person named of one kind: each to rename, move or delete, and a field for another one. */
export function DefinitionList({ kind, definitions }: DefinitionListProps) {
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error, variables } = useChangeCustom()
  const [openId, setOpenId] = useState<string>()
  const [said, say] = useState('')
  const words = text.kinds[kind]
  const count = definitions.length
  const failure = error && variables && failureOf(error, variables)
  const notice = failure && <Notice title={failure.title}>{failure.text}</Notice>
  const failedId = variables && variables.what !== 'add' ? variables.id : undefined

  return (
    <section className={styles['list']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h4 id={id} ref={headingRef} tabIndex={-1}>
          {words.heading}
        </h4>
        <span className={styles['quiet']}>{text.count(count, MOST_ACTIVE)}</span>
        <p className={styles['quiet']}>{words.hint}</p>
      </div>
      {count > 0 && (
        <ul className={styles['rows']}>
          {definitions.map((definition, place) => (
            <DefinitionRow
              key={definition.id}
              name={definition.name}
              isFirst={place === 0}
              isLast={place === count - 1}
              open={openId === definition.id}
              busy={isPending}
              notice={failedId === definition.id && notice}
              onToggle={(open) => setOpenId(open ? definition.id : undefined)}
              onRename={(name, done) =>
                mutate(
                  { what: 'change', kind, id: definition.id, name },
                  {
                    onSuccess: () => {
                      setOpenId(undefined)
                      say(text.said.change(name))
                      done()
                    },
                  },
                )
              }
              onMove={(by) =>
                mutate(
                  { what: 'change', kind, id: definition.id, place: place + by },
                  { onSuccess: () => say(text.said.move(definition.name, place + by + 1, count)) },
                )
              }
              onRemove={() =>
                mutate(
                  { what: 'remove', kind, id: definition.id },
                  {
                    onSuccess: () => {
                      say(text.said.remove(definition.name))
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
        full={count >= MOST_ACTIVE}
        busy={isPending}
        onAdd={(name, attempt, done) =>
          mutate(
            { what: 'add', kind, name, attempt },
            {
              onSuccess: () => {
                say(text.said.add(name))
                done()
              },
            },
          )
        }
      />
      {failedId === undefined && notice}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </section>
  )
}
