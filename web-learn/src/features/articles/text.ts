import type { Chip } from '../../../../shared/articles/sections.ts'
import { counted } from '../../../../shared/words/words.ts'

export const text = {
  heading: 'IC Learning Hub',
  loading: 'Loading articles',
  search: 'Search articles',
  recent: 'Recent searches',
  results: (term: string) => `Search Results for “${term}”`,
  count: (found: number) => counted(found, 'article'),
  none: 'No articles found',
  noneWhy: "We couldn't find anything matching your search. Try a simpler word like 'pain', 'diet', or 'sleep'.",
  all: 'View all articles',
  startHere: 'Start Here',
  startHereWhy: 'New to IC, or to the app? Five short reads, in a good order.',
  topics: 'Topics',
  featured: 'Featured Article',
  more: 'More Articles',
  back: 'Back',
  forward: 'More',
  scroll: (way: string, topic: string) => `${way}: ${topic}`,
  empty: { title: 'No articles yet', text: 'Our editors are still writing. What helps now is in the flare kit.' },
  noneHere: 'Nothing under this topic yet.',
  closing: {
    title: 'You are doing well by reading',
    text: 'One article is enough for a day. Come back when it suits you.',
  },
  manage: 'Admin Mode',
  badge: { new: 'New', popular: 'Popular' },
} as const

export const articleText = {
  back: '← Back to Articles',
  gone: {
    title: 'Article not found',
    text: 'It may have a new title, or our editors have taken it back.',
  },
  contents: 'In this article',
  settings: 'Reading settings',
  next: (title: string) => `Next: ${title}`,
  size: 'Text size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  dark: 'Dark mode',
  light: 'Light mode',
  read: (percent: number) => `${percent}% read`,
  rememberTitle: 'Remember',
  remember:
    'This information is for educational purposes. Always consult with your healthcare provider before making changes to your treatment plan.',
  related: 'You might also like',
  top: 'Back to the top',
} as const

export const chipText: Record<Chip, string> = {
  all: 'All',
  'getting-started': 'Getting Started',
  'food-nutrition': 'Food & Nutrition',
  symptoms: 'Symptoms',
  lifestyle: 'Lifestyle',
  'mind-body': 'Mind & Body',
}
