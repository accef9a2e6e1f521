import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { listen } from '../../infra/local/edge/server.ts'
import { ROOT } from '../../infra/root.ts'

const WORDS = ['Stillwater', 'Your companion for managing Interstitial Cystitis']

const html = (head: string, body: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${WORDS[1]}" />
    <title>Stillwater</title>${head}
  </head>
  <body>${body}</body>
</html>`

const REACT = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
const words = ${JSON.stringify(WORDS)}
const App = () => h('main', null, h('h1', null, words[0]), h('p', null, words[1]))
createRoot(document.getElementById('root')).render(h(App))
`

/** Bundles a minimal React app: react, react-dom and two lines of text. */
async function reactScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: REACT, resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

export interface PlainPages {
  /** The address of a page without any script. */
  staticPage: string
  /** The address of a minimal React page. */
  reactPage: string
  /** Serves another page, which came with these headers, and returns its address. */
  add: (path: string, text: string, headers: Record<string, string>) => string
  stop: () => void
}

interface File {
  type: string
  text: string
  headers?: Record<string, string>
}

/**
 * Serves the pages for comparison in the same way as the local world serves the app: HTTP/1.1, gzipped, on loopback.
 */
export async function servePlainPages(): Promise<PlainPages> {
  const [title, line] = WORDS
  const icon = '<link rel="icon" href="data:," />'
  const script = `${icon}<script type="module" src="/main.js"></script>`
  const files = new Map<string, File>([
    ['/static', { type: 'text/html', text: html(icon, `<main><h1>${title}</h1><p>${line}</p></main>`) }],
    ['/react', { type: 'text/html', text: html(script, '<div id="root"></div>') }],
    ['/main.js', { type: 'text/javascript', text: await reactScript() }],
  ])
  const server = await listen({ port: 0, now: Date.now }, async ({ path }) => {
    const { type, text, headers } = files.get(path) ?? { type: 'text/plain', text: '' }
    const own = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' }
    return { status: files.has(path) ? 200 : 404, headers: { ...headers, ...own }, body: gzipSync(text) }
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const add = (path: string, text: string, headers: Record<string, string>) => {
    files.set(path, { type: 'text/html', text, headers })
    return url + path
  }
  return { staticPage: `${url}/static`, reactPage: `${url}/react`, add, stop }
}
