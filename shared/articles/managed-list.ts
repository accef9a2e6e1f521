import * as z from 'zod/mini'
import { text } from '../http/text.ts'
import { normalizeForComparison } from './rules.ts'
import { ManagedCard } from './schema.ts'

export const STATES = ['all', 'published', 'hidden', 'scheduled', 'due'] as const
export type State = (typeof STATES)[number]

/** The number of articles in a page of the editors' list. Source: requirement SEC-06. */
export const MANAGED_PAGE = 100

/** Which part of the editors' list is requested. `after`: the `next` of the page before. */
export const ManagedListQuery = z.strictObject({
  words: z.exactOptional(text(200)),
  state: z.exactOptional(z.enum(STATES)),
  after: z.exactOptional(text(512)),
})

/** A page of the editors' list. `total`: the number of articles on all pages. The last page has no `next`. */
export const ManagedList = z.object({
  articles: z.array(ManagedCard).check(z.maxLength(MANAGED_PAGE)),
  total: z.int(),
  next: z.exactOptional(z.string()),
})
export type ManagedList = z.infer<typeof ManagedList>

export interface ManagedFilter {
  words: string
  state: State
}

/** Whether the date has passed until which an article should have been reviewed. `today`: the reader's local date. */
export const isReviewDue = ({ reviewBy }: Pick<ManagedCard, 'reviewBy'>, today: string): boolean =>
  Boolean(reviewBy && reviewBy < today)

const IS_IN_STATE: Record<State, (card: ManagedCard, today: string) => boolean> = {
  all: () => true,
  published: ({ published }) => published,
  hidden: ({ published }) => !published,
  scheduled: ({ published, publishAt }) => !published && Boolean(publishAt),
  due: isReviewDue,
}

/** The articles in a state that have all of the words, in title, summary, category or tags. `today`: a local date. */
export function filterManaged(
  cards: readonly ManagedCard[],
  { words, state }: ManagedFilter,
  today: string,
): readonly ManagedCard[] {
  const wanted = normalizeForComparison(words).split(' ').filter(Boolean)
  const textOf = ({ title, summary, category, tags }: ManagedCard) =>
    normalizeForComparison([title, summary, category, ...tags].join(' '))
  return cards.filter(
    (card) =>
      IS_IN_STATE[state](card, today) && (!wanted.length || wanted.every((word) => textOf(card).includes(word))),
  )
}
