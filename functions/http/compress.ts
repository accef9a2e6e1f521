import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** A shorter body fits into one network packet without compression. */
const MIN_BYTES = 1_000

/** The supported content codings by name. Among codings of equal weight the first one wins. */
const CODINGS = {
  // Brotli's default quality, 11, takes a hundred times as long and saves only a tenth more.
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzipSync(text),
  identity: undefined,
}
type Coding = keyof typeof CODINGS

/** The weight of each coding that `accept-encoding` names, from 0 (not accepted) to 1. */
function parseWeights(accepted: string): ReadonlyMap<string, number> {
  const entries = accepted.toLowerCase().split(',')
  return new Map(
    entries.map((entry) => {
      const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, weight ? Number(weight.slice(2)) : 1]
    }),
  )
}

/** The coding with the highest weight. Falls back to `identity`, because a long reply is better than none. */
function chooseCoding(accepted: string): Coding {
  const weights = parseWeights(accepted)
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const chosen = (Object.keys(CODINGS) as Coding[]).reduce((best, coding) =>
    weightOf(coding) > weightOf(best) ? coding : best,
  )
  return weightOf(chosen) > 0 ? chosen : 'identity'
}

/**
 * Compresses a reply with the coding that `accept-encoding` prefers (RFC 9110, 12.5.3). A short reply stays as it is.
 * CloudFront does not do this for us: it compresses only replies that it may cache.
 */
export function compress(
  response: APIGatewayProxyStructuredResultV2,
  accepted: string,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = response
  if (Buffer.byteLength(body) < MIN_BYTES) return response
  const headersWithVary = { ...headers, vary: 'accept-encoding' }
  const coding = chooseCoding(accepted)
  const encoded = CODINGS[coding]?.(body)
  if (!encoded) return { ...response, headers: headersWithVary }
  return {
    ...response,
    headers: { ...headersWithVary, 'content-encoding': coding },
    body: encoded.toString('base64'),
    isBase64Encoded: true,
  }
}
