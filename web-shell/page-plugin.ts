import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'inline', name), 'utf8')

/** The chunk of `src/start.tsx` and all chunks that it imports statically. */
function filesOfApp({ bundle = {} }: IndexHtmlTransformContext): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(add)
  }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith('/src/start.tsx'))) add(file)
  return files
}

/**
 * Builds an HTML page that the browser can paint without any other file. The styles and the script for the first paint
 * are inline, byte for byte as in `inline/`: the content security policy allows them by hash
 * (`infra/stacks/web/headers.ts`). The style sheet and the code of the app load with low priority, and `src/main.ts`
 * activates them.
 */
export function pagePlugin(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const preloads = [...filesOfApp(context)]
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
