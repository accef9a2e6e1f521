/** A request to the local world. Header names are in lower case. */
export interface HttpRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
  viewerIp: string
}

export interface HttpResponse {
  status: number
  headers: Record<string, string>
  cookies?: string[]
  body: Buffer
  /** The body stops in the middle. The connection breaks off after these milliseconds. */
  breaksOffAfterMs?: number
}
