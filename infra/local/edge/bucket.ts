import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { glob } from '../policies/glob.ts'
import type { Resolved } from '../template/resolve.ts'
import type { Exchange, Response } from './exchange.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
}

/** The content type of a file, by its name. */
export function typeOf(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream'
}

interface Deployment {
  folder: string
  /** Where in the bucket the folder begins: empty, or ending in a slash. */
  prefix: string
  exclude: string[]
  include: string[]
  cacheControl: string
}

/** The files that the template's deployments would have put into a bucket, read where the build left them. */
export function bucketOrigin(
  bucket: string,
  resources: { deployments: Resolved[]; policies: Resolved[] },
  assetFolders: ReadonlyMap<string, string>,
): (exchange: Exchange) => Promise<Response> {
  const deployments = resources.deployments
    .filter(({ properties }) => properties['DestinationBucketName'] === bucket)
    .map(({ id, properties }): Deployment => {
      const [key = ''] = properties['SourceObjectKeys'] as string[]
      const folder = assetFolders.get(key)
      if (!folder) throw new Error(`The deployment ${id} has no files`)
      const prefix = properties['DestinationBucketKeyPrefix']
      return {
        folder,
        prefix: typeof prefix === 'string' ? `${prefix}/` : '',
        exclude: (properties['Exclude'] as string[] | undefined) ?? [],
        include: (properties['Include'] as string[] | undefined) ?? [],
        cacheControl: (properties['SystemMetadata'] as Record<string, string>)['cache-control'] ?? '',
      }
    })
  const policy = resources.policies.find(({ properties }) => properties['Bucket'] === bucket)
  const mayList = JSON.stringify(policy?.properties['PolicyDocument'] ?? '').includes('s3:ListBucket')

  return async ({ path }) => {
    const name = normalize(path).replace(/^\/+/, '')
    const deployment = deployments.findLast((each) => deploys(each, name))
    const body =
      deployment && !name.startsWith('..')
        ? await readFile(join(deployment.folder, name.slice(deployment.prefix.length))).catch(() => null)
        : null
    // S3 hides what is missing from whoever may not list.
    if (!deployment || !body) return { status: mayList ? 404 : 403, headers: {}, body: Buffer.alloc(0) }
    return {
      status: 200,
      headers: {
        'content-type': typeOf(name),
        'cache-control': deployment.cacheControl,
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
      },
      body,
    }
  }
}

/** As the deployment's own filter: an include wins over the exclude before it; `*` crosses folders. */
function deploys({ prefix, exclude, include }: Deployment, name: string): boolean {
  if (!name.startsWith(prefix)) return false
  const file = name.slice(prefix.length)
  const matches = (globs: string[]) => globs.some((each) => glob(each).test(file))
  return matches(include) || !matches(exclude)
}
