import type { ExportPage } from '../../../../shared/export/api.ts'
import { DIARY_SECTIONS } from '../../../../shared/export/empty-diary.ts'
import { FORMAT, VERSION } from '../../../../shared/export/format.ts'
import { text } from './text.ts'

/** A file that grows page by page. Each page is handed to the browser as it comes, so no long text is ever built. */
export interface GrowingFile {
  add: (page: ExportPage) => void
  finish: () => Blob
}

const PARTS = ['account', 'diary'] as const

/** Everything, in the form of `shared/export/schema.ts`. */
export function createJsonFile(exportedAt: string): GrowingFile {
  const sections = { account: new Map<string, Blob[]>(), diary: new Map<string, Blob[]>() }
  // Every file has each of these, even if it is empty.
  for (const name of DIARY_SECTIONS) sections.diary.set(name, [])
  return {
    add: ({ entries }) => {
      for (const [section, group] of Map.groupBy(entries, ({ part, section: name }) => `${part} ${name}`)) {
        const [part, name] = section.split(' ') as [(typeof PARTS)[number], string]
        const blobs = sections[part].get(name) ?? []
        const items = group.map(({ entry }) => JSON.stringify(entry)).join(',\n')
        sections[part].set(name, [...blobs, new Blob([`${blobs.length ? ',' : ''}\n`, items])])
      }
    },
    finish: () => {
      const head = JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, about: text.about }, null, 2)
      const chunks: BlobPart[] = [head.slice(0, -2)]
      for (const part of PARTS) {
        chunks.push(`,\n  "${part}": {`)
        for (const [index, [name, blobs]] of [...sections[part]].entries())
          chunks.push(`${index ? ',' : ''}\n    ${JSON.stringify(name)}: [`, ...blobs, ']')
        chunks.push('\n  }')
      }
      chunks.push('\n}\n')
      return new Blob(chunks, { type: 'application/json' })
    },
  }
}
