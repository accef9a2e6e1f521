/** A request in the local world. Header names are in lower case. */
export interface Exchange {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: Buffer
  viewerIp: string
}

export interface Response {
  status: number
  headers: Record<string, string>
  cookies?: string[]
  body: Buffer
}
