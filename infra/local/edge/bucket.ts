import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { glob } from '../policies/glob.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import { contentTypeOf } from './content-type.ts'
import type { HttpRequest, HttpResponse } from './http.ts'

interface Deployment {
  folder: string
  /** The path of the folder in the bucket: empty, or with a slash at the end. */
  prefix: string
  exclude: string[]
  include: string[]
  cacheControl: string
}

/** Serves the files that the template's deployments would copy into a bucket. Reads them from the build's folders. */
export function createBucketOrigin(
  bucket: string,
  resources: { deployments: ResolvedResource[]; policies: ResolvedResource[] },
  assetFolders: ReadonlyMap<string, string>,
): (request: HttpRequest) => Promise<HttpResponse> {
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
    const deployment = deployments.findLast((each) => deploysFile(each, name))
    const body =
      deployment && !name.startsWith('..')
        ? await readFile(join(deployment.folder, name.slice(deployment.prefix.length))).catch(() => null)
        : null
    // S3 returns 403 for a missing file when the caller may not list the bucket.
    if (!deployment || !body) return { status: mayList ? 404 : 403, headers: {}, body: Buffer.alloc(0) }
    return {
      status: 200,
      headers: {
        'content-type': contentTypeOf(name),
        'cache-control': deployment.cacheControl,
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
      },
      body,
    }
  }
}

/** Filters like the deployment: an include overrides an exclude, and `*` also matches slashes. */
function deploysFile({ prefix, exclude, include }: Deployment, name: string): boolean {
  if (!name.startsWith(prefix)) return false
  const file = name.slice(prefix.length)
  const matches = (globs: string[]) => globs.some((each) => glob(each).test(file))
  return matches(include) || !matches(exclude)
}
