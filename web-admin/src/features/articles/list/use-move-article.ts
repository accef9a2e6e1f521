import { articlesApi } from '../../../../../shared/articles/api.ts'
import { useMutation, useQueryClient } from '../../../../../shared/ui/query.ts'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import { manageQuery } from '../queries.ts'

interface Move {
  id: string
  after: string | null
}

/** Moves an article in the editors' list: at once on the screen, and back if the service refuses. */
export function useMoveArticle() {
  const shell = useShell()
  const client = useQueryClient()
  const { queryKey } = manageQuery(shell)
  const moving = useMutation({
    mutationFn: (body: Move) => shell.call(articlesApi.move, { body }),
    onMutate: async ({ id, after }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (cards) => {
        const moved = cards?.find((card) => card.id === id)
        const others = cards?.filter((card) => card.id !== id)
        return moved && others?.toSpliced(others.findIndex((card) => card.id === after) + 1, 0, moved)
      })
    },
    onError: (error, move) => shell.notifyError(error, () => moving.mutate(move)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return moving
}
