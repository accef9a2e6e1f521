import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as FEATURES from '../infra/features.ts'
import { ROOT } from '../infra/root.ts'
import { keyTable } from '../infra/stored-kinds.ts'

/** The pages for people. */
export const PAGES = ['README.md', '.github/CONTRIBUTING.md', 'tests/requirements.md']

const LINK = /\[([^\]]*)\]\(([^)#:]+)(#L\d+)?\)/g

export const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')

/** The paths of everything of ours that a page links to. */
export function linkedPaths(page: string): string[] {
  return [...textOf(page).matchAll(LINK)].map(([, , path = '']) => join(ROOT, dirname(page), path))
}

/** A page with the features of the API in its picture, if it has one. */
function redrawn(text: string): string {
  const names = Object.entries(FEATURES).flatMap(([name, spec]) => ('api' in spec ? [name] : []))
  return text
    .replace(/^  api --> .*$/m, `  api --> ${names.map((name) => `${name}[${name}]`).join(' & ')}`)
    .replace(/^  .* (?=--> table\[)/m, `  ${names.join(' & ')} `)
}

/** A page with its picture redrawn and every link to a line, `[`name`](file#L1)`, put to where the file defines that name now. Throws if it does not. */
export function relinked(page: string): string {
  return redrawn(textOf(page)).replaceAll(LINK, (link, words: string, path: string, line?: string) => {
    if (!line) return link
    const name = words.replaceAll('`', '')
    const defines = new RegExp(String.raw`(function|const|class|interface|type) ${name}\b|^\s+${name}: `)
    const lines = readFileSync(join(ROOT, dirname(page), path), 'utf8').split('\n')
    const place = lines.findIndex((each) => defines.test(each)) + 1
    if (!place) throw new Error(`${page} links to ${name} in ${path}, which no longer defines it: link to what does`)
    return `[${words}](${path}#L${place})`
  })
}

/** The page of every key, written by `npm run format`. */
export const KEY_PAGE = 'functions/table/keys.md'

/** Part of `npm run format`: puts the pictures and the links to lines right, and writes the page of every key. */
if (import.meta.main) {
  for (const page of PAGES) writeFileSync(join(ROOT, page), relinked(page))
  writeFileSync(join(ROOT, KEY_PAGE), keyTable())
}
