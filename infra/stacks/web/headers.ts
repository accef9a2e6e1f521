import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront'
import { STYLE } from '../../../shared/pages/style.ts'
import { ROOT } from '../../root.ts'

/** The hash of an inline script or style. The browser ignores the element when its text does not match the hash. */
const hashOf = (text: string | Buffer) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inlineHash = (name: string) => hashOf(readFileSync(join(ROOT, 'web-shell/inline', name)))

/** Former styles of public pages. After a deployment, a page has its former style until the next daily run. */
const FORMER_PAGE_STYLES: readonly string[] = ["'sha256-jHfaMA0kOY5FHW9fDlYSqWGIebQa51yKqJ/Fgkasa7o='"]

/**
 * Pages may use only our own origin, and send files to the inbox. Inline code needs a hash from here, and `eval` is not allowed. Text never becomes
 * HTML, a script or a script's URL (Trusted Types). The one policy allows the URLs of our own workers
 * (web-shell/src/service-worker/trusted-url.ts).
 */
const contentSecurityPolicy = (inbox: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineHash('theme.js')}`,
    ["style-src 'self'", inlineHash('splash.css'), hashOf(STYLE), ...FORMER_PAGE_STYLES].join(' '),
    "img-src 'self' blob:",
    `connect-src 'self' https://${inbox}`,
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types stillwater-workers',
  ].join('; ')

/** Passkeys are for our own pages alone. */
const PERMISSIONS =
  'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self)'

/** Security headers with a content policy. */
function headersWith(contentSecurityPolicy: string): ResponseHeadersPolicyProps {
  return {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        { header: 'cross-origin-resource-policy', value: 'same-origin', override: true },
        { header: 'permissions-policy', value: PERMISSIONS, override: true },
      ],
    },
  }
}

/**
 * The security headers of every response, except media: pages, API and errors. `inbox`: the host to which files are
 * uploaded. Source: requirement SEC-16.
 */
export const responseHeaders = (inbox: string) => headersWith(contentSecurityPolicy(inbox))

/** Media never runs and loads nothing, even if it is opened as a page of its own. Source: requirement SEC-16. */
export const MEDIA_HEADERS = headersWith("sandbox; default-src 'none'")
