import scales from 'icon:scales'
import { Sheet } from '../../../../shared/ui/sheet.tsx'
import { ButtonRow, Rows } from '../../shell/first/frame/rows.tsx'
import { useLazySheet } from '../../shell/first/frame/use-lazy-sheet.ts'
import styles from './about.module.css'
import { text } from './text.ts'

type Packages = typeof import('virtual:licences')['default']

const words = text.licences
const loadLicences = (): Promise<Packages> => import('virtual:licences').then((module) => module.default)

/** The packages that the app consists of, by licence. */
export function Licences() {
  const { open, close, content } = useLazySheet(loadLicences, words.failed)
  return (
    <>
      <Rows>
        <ButtonRow icon={scales} title={words.title} onClick={open} />
      </Rows>
      {content && (
        <Sheet open title={words.title} onClose={close}>
          <div className={styles['part']}>
            <p>{words.line(content.length)}</p>
            <a href="/licences.txt">{words.file}</a>
            {[...Map.groupBy(content, ({ licence }) => licence)].map(([licence, packages]) => (
              <section key={licence} className={styles['part']}>
                <h3>{licence}</h3>
                <p className={styles['packages']}>
                  {packages.map(({ name, version }) => `${name} ${version}`).join(', ')}
                </p>
              </section>
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}
