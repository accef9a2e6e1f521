import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { START_HERE } from '../../shared/articles/sections.ts'
import { journey, newPerson, signIn } from '../fixtures/browser.ts'

interface Card {
  id: string
  title: string
  version: number
}

interface Shown {
  id: string
  body: object[]
}

interface Found {
  id: string
  words: string
}

interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came
  reply: any
}

/** What the service answers a page's own call. */
function ask(page: Page, method: string, path: string, written?: object): Promise<Answer> {
  const headers: HeadersInit = written ? { 'content-type': 'application/json' } : {}
  const init = { method, headers, ...(written && { body: JSON.stringify(written) }) }
  return page.evaluate(
    async ([path, init]) => {
      const response = await fetch(`/api/${path}`, init)
      return { status: response.status, reply: await response.json() }
    },
    [path, init] as const,
  )
}

describe('articles', () => {
  journey(
    '[LEARN-15] [LEARN-01] [ADM-01] [ADM-09] the five of Start Here are there; an editor’s comes, changes and goes',
    async ({ open }) => {
      const [reader, editor] = [await open(), await open()]
      await signIn(reader, await newPerson())
      await signIn(editor, await newPerson({ roles: ['editor'] }))
      const titles = async () => ((await ask(reader, 'GET', 'articles')).reply as Card[]).map(({ title }) => title)
      const shipped = await titles()
      expect(shipped).toEqual(expect.arrayContaining([...START_HERE]))
      expect(shipped[0]).toBe(START_HERE[0])

      const written = { attempt: 'a'.repeat(32), title: 'Ponds', summary: 'About ponds.', content: 'Still **water**.' }
      expect((await ask(reader, 'POST', 'manage/articles', written)).status).toBe(403)
      const article = (await ask(editor, 'POST', 'manage/articles', written)).reply as Card
      expect(await titles()).toEqual(['Ponds', ...shipped])
      const shown = (await ask(reader, 'GET', `articles/${article.id}`)).reply as Shown
      expect(shown.body).toEqual([
        { type: 'paragraph', children: ['Still ', { type: 'strong', children: ['water'] }, '.'] },
      ])
      const found = (await ask(reader, 'GET', 'article-words')).reply as Found[]
      expect(found.find(({ id }) => id === article.id)?.words).toBe('still water')

      const path = `manage/articles/${article.id}`
      const change = { basedOn: article.version, title: 'Lakes', published: false }
      expect((await ask(editor, 'PUT', path, change)).status).toBe(200)
      expect(await titles()).toEqual(shipped)
      const all = (await ask(editor, 'GET', 'manage/articles')).reply as Card[]
      expect(all[0]?.title).toBe('Lakes')
      expect((await ask(editor, 'DELETE', path)).status).toBe(200)
      expect((await ask(editor, 'GET', 'manage/articles')).reply).toHaveLength(shipped.length)
    },
  )
})
