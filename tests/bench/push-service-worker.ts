import { createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'

/* A push service that accepts everything and opens nothing: only the sender's own work is measured. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201).end())
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))
