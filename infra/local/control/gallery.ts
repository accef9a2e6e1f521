import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { BUILD_FOLDER } from '../../build/bundle.ts'
import { ROOT } from '../../root.ts'
import { contentTypeOf } from '../edge/content-type.ts'
import type { HttpRequest, HttpResponse } from '../edge/http.ts'

/** The path of the gallery of form controls. */
export const GALLERY_PATH = '/__local/controls'

const FOLDER = join(BUILD_FOLDER, 'gallery')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const CONFIG = join(ROOT, 'web-shell/gallery/vite.config.ts')

/** Builds in a separate process: the environment of a test would select React's development build. */
async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [VITE, 'build', '-c', CONFIG, '--outDir', FOLDER], { env })
}

/** Serves the gallery with `headers`, the headers of every page. Rebuilds it each time it is opened. */
export function createGallery(headers: Record<string, string>): (request: HttpRequest) => Promise<HttpResponse> {
  let building: Promise<void> | undefined
  return async ({ path }) => {
    const isPage = path === GALLERY_PATH
    if (isPage)
      await (building ??= build().finally(() => {
        building = undefined
      }))
    const name = isPage ? 'index.html' : normalize(path.slice(GALLERY_PATH.length)).replace(/^\/+/, '')
    const body = name.startsWith('..') ? null : await readFile(join(FOLDER, name)).catch(() => null)
    if (!body) return { status: 404, headers, body: Buffer.alloc(0) }
    return {
      status: 200,
      headers: { ...headers, 'content-type': contentTypeOf(name), 'cache-control': 'no-store' },
      body,
    }
  }
}
