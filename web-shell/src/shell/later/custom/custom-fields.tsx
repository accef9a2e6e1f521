import { type ActiveCustom, KINDS } from '../../../../../shared/custom/rules.ts'
import { useOnline } from '../../first/api/connection.ts'
import styles from './custom.module.css'
import { DefinitionList } from './definition-list.tsx'
import { text } from './text.ts'

/** A person's own symptoms and triggers, to add to and change. Sources: requirements CUST-01 to CUST-03. */
export function CustomFields({ custom }: { custom: ActiveCustom }) {
  const online = useOnline()
  const hasAny = KINDS.some((kind) => custom[kind].length > 0)
  return (
    <>
      <div role="status" className={styles['offline']}>
        {!online && <p>{text.offline}</p>}
        {!online && hasAny && <p>{text.cached}</p>}
      </div>
      {KINDS.map((kind) => (
        <DefinitionList key={kind} kind={kind} definitions={custom[kind]} />
      ))}
    </>
  )
}
