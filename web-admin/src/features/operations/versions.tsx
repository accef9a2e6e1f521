import { REMOTES, type RemoteName } from '../../../../shared/remotes.ts'
import { shellBuild } from './build.ts'
import styles from './operations.module.css'
import { text } from './text.ts'

interface VersionsProps {
  /** That of the functions. */
  build: string | undefined
  remotes: Record<RemoteName, string | undefined> | undefined
}

/** The builds of the service, of the shell that this browser has loaded, and of the remotes that it would load now. */
export function Versions({ build, remotes }: VersionsProps) {
  const { heading, functions, shell, remotes: names, unknown } = text.versions
  const builds = [
    [functions, build],
    [shell, shellBuild()],
    ...REMOTES.map((remote) => [names[remote], remotes?.[remote]] as const),
  ] as const
  return (
    <section aria-labelledby="versions" className={styles['part']}>
      <h2 id="versions">{heading}</h2>
      <dl className={styles['facts']}>
        {builds.map(([name, version]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{version ?? unknown}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
