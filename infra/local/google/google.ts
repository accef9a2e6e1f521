import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { PRODUCT } from '../../../shared/product.ts'
import type { GoogleAddresses } from '../../stacks/google.ts'
import type { SharedClock } from '../clock.ts'
import type { Faults } from '../services/faults.ts'
import { showFault } from '../services/gateway.ts'
import { readText, serveOnLoopback } from '../services/loopback.ts'
import { GOOGLE_SECRET } from '../services/parameters.ts'
import { GOOGLE_ACCOUNTS, type GoogleAccount } from './google-accounts.ts'

const CLIENT_ID = 'local-client.apps.googleusercontent.com'
const AUTHORISE = '/o/oauth2/v2/auth'

const status = (code: number) => (outgoing: ServerResponse) => void outgoing.writeHead(code).end('{}')
const GOOGLE_FAILS = { error: status(500), throttle: status(429) }

interface GoogleOptions {
  faults: Faults
  clock: SharedClock
  /** Whom it knows. */
  accounts?: readonly GoogleAccount[]
}

interface Google {
  url: string
  /** What tells the stacks of it. */
  context: { googleClientId: string; googleAt: GoogleAddresses }
  /** Lets it lead people back to the product, once that has an address. Before, it answers nobody. */
  open: (ownUrl: string) => Promise<void>
  stop: () => void
}

/**
 * Starts Google's stand-in behind a gateway of its own, which shows faults to functions and browsers alike. The address
 * is not that of the product but, as in life, of another site.
 */
export async function startGoogle({ faults, clock, accounts = GOOGLE_ACCOUNTS }: GoogleOptions): Promise<Google> {
  let behind = 0
  let worker: Worker | undefined
  const gateway = await serveOnLoopback((incoming, outgoing) => {
    void pass(behind, faults, incoming, outgoing).catch(() => outgoing.destroy())
  })
  const url = `http://127.0.0.1:${gateway.port}`
  const googleAt = {
    GOOGLE_ISSUER: url,
    GOOGLE_AUTHORISE_URL: url + AUTHORISE,
    GOOGLE_TOKEN_URL: `${url}/oauth2/token`,
    GOOGLE_KEYS_URL: `${url}/oauth2/v3/certs`,
  }
  return {
    url,
    context: { googleClientId: CLIENT_ID, googleAt },
    open: async (ownUrl) => {
      const redirect_uris = [`${ownUrl}/auth/callback`]
      const client = { client_id: CLIENT_ID, client_secret: GOOGLE_SECRET, name: PRODUCT, redirect_uris }
      worker = new Worker(new URL('./google-worker.ts', import.meta.url), {
        workerData: { clock, baseUrl: url, client, accounts },
      })
      behind = await new Promise<number>((resolve, reject) => {
        worker?.once('message', resolve).once('error', reject)
      })
    },
    stop: () => {
      gateway.stop()
      void worker?.terminate()
    },
  }
}

async function pass(port: number, faults: Faults, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const fault = faults.next('google')
  if (fault && (await showFault(fault, outgoing, GOOGLE_FAILS))) return
  const { method, url: path = '', headers } = incoming
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    incoming.pipe(request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject))
  })
  const { searchParams, pathname } = new URL(path, 'http://google')
  if (pathname !== AUTHORISE || reply.statusCode !== 200) {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
    return
  }
  const page = await readText(reply)
  outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page.replace('<form', `${cancelLink(searchParams)}$&`))
}

/** The stand-in has no way to say no, as Google has. */
function cancelLink(asked: URLSearchParams): string {
  const back = new URLSearchParams({ error: 'access_denied', state: asked.get('state') ?? '' })
  return `<a style="color:inherit" href="${encodeURI(asked.get('redirect_uri') ?? '')}?${back}">Cancel</a>`
}
