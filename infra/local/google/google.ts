import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { PRODUCT } from '../../../shared/product.ts'
import type { GoogleEndpoints } from '../../stacks/google.ts'
import type { SharedClock } from '../clock.ts'
import type { Faults } from '../services/faults.ts'
import { injectFault } from '../services/gateway.ts'
import { readText, serveOnLoopback } from '../services/loopback.ts'
import { GOOGLE_SECRET } from '../services/parameters.ts'
import { GOOGLE_ACCOUNTS, type GoogleAccount } from './google-accounts.ts'

const CLIENT_ID = 'local-client.apps.googleusercontent.com'
const AUTHORISE = '/o/oauth2/v2/auth'

const status = (code: number) => (outgoing: ServerResponse) => void outgoing.writeHead(code).end('{}')
const GOOGLE_FAILURES = { error: status(500), throttle: status(429) }

interface GoogleOptions {
  faults: Faults
  clock: SharedClock
  /** The accounts that can be chosen. */
  accounts?: readonly GoogleAccount[]
}

interface Google {
  url: string
  /** The CDK context that makes the stacks use this stand-in. */
  context: { googleClientId: string; googleAt: GoogleEndpoints }
  /** Starts the stand-in, which redirects to the app at `appUrl`. Requests before that fail. */
  startStandIn: (appUrl: string) => Promise<void>
  stop: () => void
}

/**
 * Starts the gateway of Google's stand-in, which injects faults for functions and browsers. As in production, its
 * site is not the site of the app.
 */
export async function startGoogle({ faults, clock, accounts = GOOGLE_ACCOUNTS }: GoogleOptions): Promise<Google> {
  let standInPort = 0
  let worker: Worker | undefined
  const gateway = await serveOnLoopback((incoming, outgoing) => {
    void handleRequest(standInPort, faults, incoming, outgoing).catch(() => outgoing.destroy())
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
    startStandIn: async (appUrl) => {
      const redirect_uris = [`${appUrl}/auth/callback`]
      const client = { client_id: CLIENT_ID, client_secret: GOOGLE_SECRET, name: PRODUCT, redirect_uris }
      worker = new Worker(new URL('./google-worker.ts', import.meta.url), {
        workerData: { clock, baseUrl: url, client, accounts },
      })
      standInPort = await new Promise<number>((resolve, reject) => {
        worker?.once('message', resolve).once('error', reject)
      })
    },
    stop: () => {
      gateway.stop()
      void worker?.terminate()
    },
  }
}

async function handleRequest(
  port: number,
  faults: Faults,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const fault = faults.next('google')
  if (fault && (await injectFault(fault, outgoing, GOOGLE_FAILURES))) return
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

/** A link that cancels the sign-in. Google has one, but the stand-in does not. */
function cancelLink(query: URLSearchParams): string {
  const reply = new URLSearchParams({ error: 'access_denied', state: query.get('state') ?? '' })
  return `<a style="color:inherit" href="${encodeURI(query.get('redirect_uri') ?? '')}?${reply}">Cancel</a>`
}
