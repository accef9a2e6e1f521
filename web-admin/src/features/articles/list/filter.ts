import { normalizeForComparison } from '../../../../../shared/articles/rules.ts'
import type { ManagedCard } from '../../../../../shared/articles/schema.ts'
import { dueText } from '../review-due.ts'

export const STATES = ['all', 'published', 'hidden', 'scheduled', 'due'] as const
export type State = (typeof STATES)[number]

export interface Filter {
  words: string
  state: State
}

const IS_IN_STATE: Record<State, (card: ManagedCard) => boolean> = {
  all: () => true,
  published: ({ published }) => published,
  hidden: ({ published }) => !published,
  scheduled: ({ published, publishAt }) => !published && Boolean(publishAt),
  due: ({ reviewBy }) => dueText(reviewBy) !== undefined,
}

/** The articles in a state that have all of the words, in title, summary, category or tags. */
export function filterArticles(articles: readonly ManagedCard[], { words, state }: Filter): readonly ManagedCard[] {
  const wanted = normalizeForComparison(words).split(' ').filter(Boolean)
  const textOf = ({ title, summary, category, tags }: ManagedCard) =>
    normalizeForComparison([title, summary, category, ...tags].join(' '))
  return articles.filter(
    (card) => IS_IN_STATE[state](card) && (!wanted.length || wanted.every((word) => textOf(card).includes(word))),
  )
}
