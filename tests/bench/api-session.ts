/** Headers of a request of the app itself. */
export const HEADERS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** Signs in; returns a function that calls the service with the session's cookie and returns the body. */
export async function openSession(url: string, { email, password }: { email: string; password: string }) {
  const call = async (method: string, path: string, body?: object, cookie = '') => {
    const request = { method, headers: { ...HEADERS, cookie }, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${url}/api/${path}`, request)
    if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response
  }
  const signInReply = await call('POST', 'auth/sign-in', { email, password, stayLoggedIn: false })
  await signInReply.text()
  const cookie = signInReply.headers.getSetCookie().map((each) => each.split(';')[0])
  return async (method: string, path: string, body?: object) =>
    (await call(method, path, body, cookie.join('; '))).text()
}
