import type { Problems } from '../http/problems.ts'

export const problems = {
  'article-title-taken': { status: 409, title: 'Another article has that title' },
  'article-changed': { status: 409, title: 'Somebody changed the article meanwhile' },
} as const satisfies Problems
