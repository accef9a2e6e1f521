import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'inline', name), 'utf8')

/** Every file that `src/start.tsx` needs from the beginning. */
function filesToStart({ bundle = {} }: IndexHtmlTransformContext): Set<string> {
  const files = new Set<string>()
  const need = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(need)
  }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('/src/start.tsx'))) need(file)
  return files
}

/**
 * Makes a page that is drawn as soon as it has come: what it needs for that is in it, word for word as the content policy
 * knows it by its hash (`infra/stacks/headers.ts`). The app's sheet and code come after it, and `src/main.ts` puts them to use.
 */
export function pagePlugin(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const preloads = [...filesToStart(context)]
          .filter((file) => !html.includes(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
              injectTo: 'head',
            }),
          )
        return {
          html: html
            .replace('rel="stylesheet"', 'rel="preload" as="style" fetchpriority="low"')
            .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
            .replace('type="module"', 'type="module" async fetchpriority="low"'),
          tags: [
            { tag: 'style', children: read('splash.css'), injectTo: 'head' },
            { tag: 'script', children: read('theme.js'), injectTo: 'head' },
            ...preloads,
          ],
        }
      },
    },
  }
}
