import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exportSchema } from '../infra/export-schema.ts'
import * as FEATURES from '../infra/features.ts'
import { ROOT } from '../infra/root.ts'
import { keyTable } from '../infra/stored-kinds.ts'

/** The documents with checked links. */
export const PAGES = [
  'README.md',
  '.github/CONTRIBUTING.md',
  ...['functions', 'infra', 'shared', 'tests', 'web-shell'].map((folder) => `${folder}/README.md`),
  'tests/requirements.md',
]

const LINK = /\[([^\]]*)\]\(([^)#:]+)(#L\d+)?\)/g

export const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')

/** The absolute paths of all files in this repository to which a page links. */
export function linkedPaths(page: string): string[] {
  return [...textOf(page).matchAll(LINK)].map(([, , path = '']) => join(ROOT, dirname(page), path))
}

const API_LINE = /^  api --> .*$/m
const TABLE_LINE = /^  .* (--> table\[.*)$/m

/**
 * Returns the text with all features of the API in its architecture picture, if it has one. Those that only use the table are
 * one box.
 */
function updatePicture(text: string): string {
  const names = Object.entries(FEATURES).flatMap(([name, spec]) => ('api' in spec ? [name] : []))
  const otherLines = text.replace(API_LINE, '').replace(TABLE_LINE, '')
  const hasArrow = (name: string) => new RegExp(String.raw`^  (.* & )?${name} (& .*)?-->`, 'm').test(otherLines)
  const { own = [], others = [] } = Object.groupBy(names, (name) => (hasArrow(name) ? 'own' : 'others'))
  return text
    .replace(API_LINE, `  api --> ${own.map((name) => `${name}[${name}] & `).join('')}others["${others.join(' · ')}"]`)
    .replace(TABLE_LINE, `  ${[...own, 'others'].join(' & ')} $1`)
}

/**
 * Returns the text of a page with its picture updated. Each link to a line, `[`name`](file#L1)`, leads to the line that
 * now defines the name. Throws if the file does not define it.
 */
export function updateLinks(page: string): string {
  return updatePicture(textOf(page)).replaceAll(LINK, (link, words: string, path: string, line?: string) => {
    if (!line) return link
    const name = words.replaceAll('`', '')
    const defines = new RegExp(String.raw`(function|const|class|interface|type) ${name}\b|^\s+${name}: `)
    const lines = readFileSync(join(ROOT, dirname(page), path), 'utf8').split('\n')
    const lineNumber = lines.findIndex((each) => defines.test(each)) + 1
    if (!lineNumber)
      throw new Error(`${page} links to ${name} in ${path}, which no longer defines it: correct the link`)
    return `[${words}](${path}#L${lineNumber})`
  })
}

/** The page that lists every key of the table. `npm run format` writes it. */
export const KEY_PAGE = 'functions/table/keys.md'

/** The schema of the exported file. `npm run format` writes it. */
export const EXPORT_SCHEMA = 'shared/export/schema-v3.json'

/** `npm run format` runs this: it updates the pictures and the links to lines, and writes the page of keys and the schema of the export. */
if (import.meta.main) {
  for (const page of PAGES) writeFileSync(join(ROOT, page), updateLinks(page))
  writeFileSync(join(ROOT, KEY_PAGE), keyTable())
  writeFileSync(join(ROOT, EXPORT_SCHEMA), exportSchema())
}
