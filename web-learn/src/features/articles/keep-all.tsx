import { articleQuery } from '../../../../shared/articles/queries.ts'
import type { Article, ArticleCard } from '../../../../shared/articles/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { useMutation, useQueryClient } from '../../../../shared/ui/query.ts'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { keepText } from './text.ts'

/** What an article takes for each minute of reading, on average, in bytes. */
const BYTES_A_MINUTE = 2_000

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/**
 * Reads all articles that this device does not have yet, so that they open without a network. Only the device of a user
 * who stays logged in keeps what was read.
 */
export function KeepAll({ articles }: { articles: readonly ArticleCard[] }) {
  const shell = useShell()
  const client = useQueryClient()
  const account = useAccount()
  const keptOf = (id: string) => client.getQueryData(articleQuery(shell, id).queryKey)
  const keeping = useMutation({
    mutationFn: async () => {
      for (const { id } of articles) await client.ensureQueryData(articleQuery(shell, id))
    },
    onError: (error) => shell.notifyError(error),
  })
  if (!account?.stayLoggedIn || articles.length === 0) return null
  const missing = articles.filter(({ id }) => !keptOf(id))
  const missingBytes = missing.reduce((sum, { readingTimeMinutes }) => sum + readingTimeMinutes * BYTES_A_MINUTE, 0)
  const keptBytes = articles.reduce((sum, { id }) => sum + (keptOf(id) ? bytesOf(keptOf(id)) : 0), 0)
  return missing.length === 0 ? (
    <p role="status">{keepText.kept(articles.length, keptBytes)}</p>
  ) : (
    <>
      <p>{keepText.why}</p>
      <Button
        variant="secondary"
        busy={keeping.isPending}
        busyLabel={keepText.keeping}
        onClick={() => keeping.mutate()}
      >
        {keepText.keep(missing.length, missingBytes)}
      </Button>
    </>
  )
}

/** Says of an open article that this device keeps it, if it does. */
export function KeptHere({ article }: { article: Article }) {
  return useAccount()?.stayLoggedIn ? <p className={styles['kept']}>{keepText.keptOne(bytesOf(article))}</p> : null
}
