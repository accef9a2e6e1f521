import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { decrypt } from 'http_ece'
import type { Fault, Faults } from '../services/faults.ts'

/** The push services allow at most this much (RFC 8030, RFC 8292). */
const MAX_BODY_BYTES = 4_096
const MAX_TOKEN_LIFE_S = 24 * 3_600
const TOPIC = /^[\w-]{1,32}$/

/** A notification as a device got it. */
export interface ReceivedPush {
  /** The name of the device. */
  device: string
  payload: unknown
  ttl: number
  topic: string
  /** Epoch ms. */
  at: number
}

interface Device {
  name: string
  ecdh: ECDH
  auth: string
  /** What the push service replies; 201 unless a test changes it. */
  status: number
}

interface Token {
  aud: string
  exp: number
  sub: string
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')

/** Reads the token of a `vapid` header whose signature is right. */
function readToken(header: string): Token | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = fromBase64(key)
  if (point.length !== 65) return undefined
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), options, fromBase64(signature))
  return isSigned ? (JSON.parse(fromBase64(body).toString()) as Token) : undefined
}

/** A stand-in for all push services. It checks what they check, and opens what only the device can open. */
export class PushService {
  readonly pushes: ReceivedPush[] = []
  private readonly devices = new Map<string, Device>()
  private readonly faults: Faults
  private readonly now: () => number

  constructor(faults: Faults, now: () => number) {
    this.faults = faults
    this.now = now
  }

  /** Makes a device, and returns the subscription that its browser would give. */
  addDevice(name: string, host = 'fcm.googleapis.com') {
    const ecdh = createECDH('prime256v1')
    const p256dh = ecdh.generateKeys().toString('base64url')
    const auth = randomBytes(16).toString('base64url')
    const endpoint = `https://${host}/fcm/send/${randomBytes(110).toString('base64url')}`
    this.devices.set(endpoint, { name, ecdh, auth, status: 201 })
    return { endpoint, keys: { p256dh, auth } }
  }

  /** Makes the push service reply with a status to pushes for a device. */
  setStatus(name: string, status: number): void {
    for (const device of this.devices.values()) if (device.name === name) device.status = status
  }

  /** What a device got, newest first; of all devices without a name. */
  list(name: string | null): ReceivedPush[] {
    return this.pushes.filter(({ device }) => name === null || device === name).toReversed()
  }

  /** Serves HTTP/2 without TLS on a free port of the loopback interface. */
  async start(): Promise<{ port: number; stop: () => void }> {
    const server = createServer((request, response) => {
      void this.receive(request, response).catch(() => response.stream.close())
    })
    const sessions = new Set<{ destroy: () => void }>()
    server.on('session', (session) => void sessions.add(session))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const stop = () => {
      server.close()
      for (const session of sessions) session.destroy()
    }
    return { port: (server.address() as AddressInfo).port, stop }
  }

  private async receive(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const body = await buffer(request)
    const fault = this.faults.next('push')
    if (fault && (await injectFault(fault, response))) return
    response.writeHead(this.accept(request, body)).end()
  }

  /** The status for a push. It is kept if it is right and for a device that is there. */
  private accept({ headers, authority, url }: Http2ServerRequest, body: Buffer): number {
    const token = readToken(headers.authorization ?? '')
    const secondsLeft = token ? token.exp - this.now() / 1000 : 0
    if (token?.aud !== `https://${authority}` || !/^(mailto:|https:)/.test(token.sub)) return 403
    if (secondsLeft <= 0 || secondsLeft > MAX_TOKEN_LIFE_S) return 403
    const { ttl, topic = '', 'content-encoding': encoding } = headers
    if (!/^\d+$/.test(String(ttl)) || !TOPIC.test(String(topic)) || encoding !== 'aes128gcm') return 400
    if (body.length > MAX_BODY_BYTES) return 413
    const device = this.devices.get(`https://${authority}${url}`)
    if (!device) return 404
    if (device.status !== 201) return device.status
    const text = decrypt(body, { version: 'aes128gcm', privateKey: device.ecdh, authSecret: device.auth }).toString()
    const received = { ttl: Number(ttl), topic: String(topic), at: this.now() }
    this.pushes.push({ device: device.name, payload: JSON.parse(text), ...received })
    return 201
  }
}

/** Injects a fault into a push. Returns `false` when it was only delayed and must continue. */
async function injectFault({ mode, delayMs }: Fault, response: Http2ServerResponse): Promise<boolean> {
  if (mode === 'slow') {
    await wait(delayMs)
    return false
  }
  if (mode === 'down' || mode === 'cut') response.stream.session?.destroy()
  else if (mode === 'throttle') response.writeHead(429, { 'retry-after': '120' }).end()
  else if (mode === 'error') response.writeHead(500).end()
  else response.writeHead(200).end('<garbage')
  return true
}
