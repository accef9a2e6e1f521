import { articleQuery } from '../../../../shared/articles/queries.ts'
import type { Article, ArticleCard } from '../../../../shared/articles/schema.ts'
import type { sentenceWith as SentenceWith } from '../../../../shared/articles/search-typo.ts'
import { useQueryClient } from '../../../../shared/ui/query.ts'
import { useShell } from '../../../../shared/ui/shell.tsx'

type Node = Article['body'][number]

function textOf(node: Node): string {
  if (typeof node === 'string') return node
  if ('children' in node) return node.children.map(textOf).join(node.type === 'list' ? '\n' : '')
  return 'text' in node ? node.text : ''
}

/**
 * Returns a function that finds the sentence of an article in which a word of the term stands: in its summary, or in its
 * text if this device has that. It requests nothing.
 */
export function useExcerpts(
  term: string,
  sentenceWith: typeof SentenceWith,
): (article: ArticleCard) => string | undefined {
  const shell = useShell()
  const client = useQueryClient()
  return ({ id, summary }) => {
    const article = client.getQueryData<Article>(articleQuery(shell, id).queryKey)
    return sentenceWith([summary, ...(article?.body ?? []).map(textOf)], term)
  }
}
