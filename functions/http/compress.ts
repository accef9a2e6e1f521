import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** A shorter body fits into one packet as it is. */
const LEAST_BYTES = 1_000

/** What a viewer may accept, by name; the first is best where all are as welcome. */
const CODINGS = {
  // Brotli's own 11 takes a hundred times as long for a tenth less.
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text),
  identity: undefined,
}
type Coding = keyof typeof CODINGS

/** How welcome each coding is that `accept-encoding` names, from 0 (never) to 1. */
function weightsOf(accepted: string): ReadonlyMap<string, number> {
  const named = accepted.toLowerCase().split(',')
  return new Map(
    named.map((each) => {
      const [coding = '', ...parameters] = each.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, weight ? Number(weight.slice(2)) : 1]
    }),
  )
}

/** The most welcome coding; `identity` also where none is, for an answer that is too long is still an answer. */
function chosenFor(accepted: string): Coding {
  const weights = weightsOf(accepted)
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const chosen = (Object.keys(CODINGS) as Coding[]).reduce((best, coding) =>
    weightOf(coding) > weightOf(best) ? coding : best,
  )
  return weightOf(chosen) > 0 ? chosen : 'identity'
}

/**
 * A reply in the coding that its viewer likes best, as `accept-encoding` says (RFC 9110, 12.5.3); as it is where it is
 * short. CloudFront compresses only what it may keep.
 */
export function compressed(
  response: APIGatewayProxyStructuredResultV2,
  accepted: string,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = response
  if (Buffer.byteLength(body) < LEAST_BYTES) return response
  const varying = { ...headers, vary: 'accept-encoding' }
  const coding = chosenFor(accepted)
  const encoded = CODINGS[coding]?.(body)
  if (!encoded) return { ...response, headers: varying }
  return {
    ...response,
    headers: { ...varying, 'content-encoding': coding },
    body: encoded.toString('base64'),
    isBase64Encoded: true,
  }
}
