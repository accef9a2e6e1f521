import type { Chip } from '../../../../shared/articles/sections.ts'
import type { ShareTarget } from '../../../../shared/articles/share.ts'
import type { Outcome } from '../../../../shared/reading/recommend.ts'
import { counted } from '../../../../shared/words/words.ts'

export const text = {
  heading: 'IC Learning Hub',
  loading: 'Loading articles',
  search: 'Search articles',
  recent: 'Recent searches',
  results: (term: string) => `Search Results for “${term}”`,
  count: (found: number) => counted(found, 'article'),
  none: 'No articles found',
  corrected: (term: string) => `These are results for “${term}”.`,
  noneWhy: "We couldn't find anything matching your search. Try a simpler word like 'pain', 'diet', or 'sleep'.",
  all: 'View all articles',
  startHere: 'Start Here',
  startHereWhy: 'Five short reads, in a good order.',
  tabs: { all: 'All Articles', bookmarked: 'Bookmarked', start: 'Start Here' },
  sections: 'Parts of the hub',
  pickUp: 'Pick up where you left off',
  minutes: (minutes: number) => `${minutes} min read`,
  read: (percent: number) => `${percent}% read`,
  recommended: 'Recommended for You',
  topics: 'Topics',
  featured: 'Featured Article',
  more: 'More Articles',
  back: 'Back',
  forward: 'More',
  scroll: (way: string, topic: string) => `${way}: ${topic}`,
  empty: { title: 'No articles yet', text: 'Our editors are still writing. The Flare Kit is there now.' },
  noneHere: 'Nothing under this topic yet.',
  closing: {
    title: 'One page at a time',
    text: 'Read what fits today. The rest will be here.',
  },
  manage: 'Admin Mode',
  badge: { new: 'New', popular: 'Popular' },
} as const

export const whyText: Record<Outcome, string> = {
  pain: 'Because you log frequent pain',
  urgency: 'Because you log frequent urgency',
  stress: 'Because you log high stress levels',
  fatigue: 'Because you log high fatigue',
  food: 'Because you track food regularly',
  none: 'Popular quick reads to get started',
  error: 'Popular articles to get started',
}

export const bookmarkText = {
  add: 'Bookmark',
  of: (title: string) => `Bookmark ${title}`,
  added: 'Article bookmarked!',
  removed: 'Bookmark removed',
  addFailed: 'Failed to bookmark article',
  removeFailed: 'Failed to remove bookmark',
  signIn: 'Please sign in to bookmark articles',
  none: 'No bookmarked articles yet',
  noneWhy: 'Start bookmarking articles you find helpful to create your personal library.',
  browse: 'Browse articles',
} as const

export const startText = {
  /** The names of the five steps, as in `START_HERE_TITLES`. */
  steps: [
    'What is IC — Really?',
    'Your Calm Tracker',
    'IC & Food — Where to Begin',
    'Stress, Sleep & Bladder Calm',
    "You're Not Alone",
  ],
  counter: (viewed: number, all: number) => `${viewed}/${all} steps viewed`,
  loading: 'Loading...',
  viewed: 'viewed',
  soon: 'This article is not here at the moment.',
  done: { title: 'You Did It!', text: 'You have read all five steps. They stay here, whenever you want to come back.' },
} as const

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`

export const keepText = {
  why: 'What you have opened here opens without a connection, too.',
  keep: (articles: number, bytes: number) => `Keep ${articles} more offline (about ${kilobytes(bytes)})`,
  keeping: 'Loading articles…',
  kept: (articles: number, bytes: number) =>
    `${counted(articles, 'article')} on this device (${kilobytes(bytes)}), even without a connection.`,
  keptOne: (bytes: number) => `This article is on this device now (${kilobytes(bytes)}), even without a connection.`,
} as const

export const shareText = {
  share: 'Share',
  helpful: 'Found this helpful?',
  targets: {
    mail: 'Email',
    whatsapp: 'WhatsApp',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    reddit: 'Reddit',
    telegram: 'Telegram',
  } satisfies Record<ShareTarget, string>,
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  notCopied: 'Failed to copy link',
  more: 'More ways to share…',
} as const

export const articleText = {
  back: '← Back to Articles',
  gone: {
    title: 'Article not found',
    text: 'It may have a new title, or was withdrawn.',
  },
  contents: 'In this article',
  settings: 'Reading settings',
  notKept: {
    title: 'Not kept',
    text: 'This device could not store it. It lasts until you leave the article.',
  },
  next: (title: string) => `Next: ${title}`,
  size: 'Text size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  dark: 'Dark mode',
  light: 'Light mode',
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
