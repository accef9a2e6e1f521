import http2 from 'node:http2'
import { syncBuiltinESMExports } from 'node:module'
import { isPushEndpoint } from '../../../shared/push/push-services.ts'

/**
 * Makes connections to the known push services go to the stand-in at `port`, in this thread. The code of the functions
 * knows nothing of it: it is the edge of the network. Returns a function that ends it.
 */
export function redirectPushServices(port: number): () => void {
  const connect = http2.connect
  const redirected = (authority: string | URL, ...rest: []) =>
    connect(isPushEndpoint(String(authority)) ? `http://127.0.0.1:${port}` : authority, ...rest)
  const use = (connecting: typeof connect) => {
    http2.connect = connecting
    syncBuiltinESMExports()
  }
  use(redirected)
  return () => use(connect)
}
