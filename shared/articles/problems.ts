import type { Problems } from '../http/problems.ts'

export const problems = {
  'article-title-taken': { status: 409, title: 'Another article has that title' },
  'article-too-complex': { status: 422, title: 'The content has too many or too deeply nested parts' },
  'article-image-without-alt': { status: 422, title: 'An image in the content has no description' },
  'article-limit-reached': { status: 409, title: 'There are as many articles as there may be' },
  'article-changed': { status: 409, title: 'Another editor has changed the article' },
} as const satisfies Problems
