import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'article-title-taken': { title: 'Error', text: 'An article with this title already exists' },
  'article-too-complex': {
    title: 'Not saved',
    text: 'This content is nested too deeply, or has too many parts. Use fewer lists within lists, and put empty lines between paragraphs.',
  },
  'article-image-without-alt': {
    title: 'Not saved',
    text: 'An image in the content has no description. Please write one between its square brackets, then save again.',
  },
  'article-limit-reached': {
    title: 'Not saved',
    text: 'There are 1,000 articles, and no more can be added. Please delete one that readers no longer need, then save again.',
  },
  'article-changed': {
    title: 'Changed by someone else',
    text: 'Another editor has changed this article. Open it again to see what they did, then make your change.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
