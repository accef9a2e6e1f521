import { articlesApi } from '../../../../../shared/articles/api.ts'
import { useMutation, useQueryClient } from '../../../../../shared/ui/query.ts'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import type { manageQuery } from '../queries.ts'

interface Move {
  id: string
  after: string | null
}

/**
 * Moves an article in the editors' list, which the query has loaded: at once on the screen, and back if the service
 * refuses.
 */
export function useMoveArticle({ queryKey }: ReturnType<typeof manageQuery>) {
  const shell = useShell()
  const client = useQueryClient()
  const moving = useMutation({
    mutationFn: (body: Move) => shell.call(articlesApi.move, { body }),
    onMutate: async ({ id, after }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (list) => {
        const moved = list?.articles.find((card) => card.id === id)
        if (!list || !moved) return list
        const others = list.articles.filter((card) => card.id !== id)
        return { ...list, articles: others.toSpliced(others.findIndex((card) => card.id === after) + 1, 0, moved) }
      })
    },
    onError: (error, move) => shell.notifyError(error, () => moving.mutate(move)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return moving
}
