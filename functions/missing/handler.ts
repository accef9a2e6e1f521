import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { missingPage } from '../../shared/pages/other-pages.ts'

const RESPONSE = {
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body: missingPage(),
}

/** The page for every address below `/read/` that the bucket of public pages does not have. */
export function handler(): Promise<APIGatewayProxyStructuredResultV2> {
  return Promise.resolve(RESPONSE)
}
