import { get as getInsecurely, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type Certificate, makeCertificate } from './certificate.ts'
import { listen } from './server.ts'

const PIN = { 'strict-transport-security': 'max-age=31536000' }

async function start(certificate?: Certificate): Promise<number> {
  const server = await listen({ port: 0, now: () => 0, certificate }, async ({ path }) => ({
    status: 200,
    headers: { ...PIN, 'x-content-type-options': 'nosniff' },
    body: Buffer.from(path),
  }))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('the local world serves https with a certificate for localhost, and pins no browser to it', async () => {
  const certificate = await makeCertificate()
  const port = await start(certificate)
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    // It trusts no other certificate, and checks the name.
    getSecurely({ host: 'localhost', port, path: '/log', ca: certificate.cert }, resolve).on('error', reject),
  )
  expect(await text(reply)).toBe('/log')
  expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(reply.headers).not.toHaveProperty('strict-transport-security')
})

test('the key of the certificate is another one at each start', async () => {
  const [first, second] = await Promise.all([makeCertificate(), makeCertificate()])
  expect(first.key).not.toBe(second.key)
})

test('[SEC-16] without a certificate it serves http, with all headers', async () => {
  const port = await start()
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    getInsecurely({ host: 'localhost', port, path: '/log' }, resolve).on('error', reject),
  )
  expect(await text(reply)).toBe('/log')
  expect(reply.headers).toMatchObject(PIN)
})
