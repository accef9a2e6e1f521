import { PRODUCT } from '../../../shared/product.ts'
import { DEMO_ACCOUNTS } from '../demo/demo.ts'
import { GOOGLE_ACCOUNTS } from '../google/google-accounts.ts'
import { GALLERY_PATH } from './gallery.ts'

/** The page at `/__local`: the demo accounts, and every control. Controls with GET have a link. */
export function controlPage(handlers: Record<string, unknown>): string {
  const controls = Object.keys(handlers).map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return method === 'GET' ? `<li><a href="${path}">${key}</a></li>` : `<li>${key}</li>`
  })
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, about }) => `<tr><td>${email}</td><td>${password}</td><td>${about}</td></tr>`,
  )
  const google = GOOGLE_ACCOUNTS.map(({ email, about }) => `<tr><td>${email}</td><td>${about}</td></tr>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${PRODUCT}, local world</title>
<h1>${PRODUCT}, local world</h1><p><a href="/">The app</a> · <a href="${GALLERY_PATH}">What its forms are made of</a></p>
<h2>Accounts</h2><table>${accounts.join('')}</table><h2>At Google</h2><table>${google.join('')}</table><h2>Controls</h2><ul>${controls.join('')}</ul></html>`
}
