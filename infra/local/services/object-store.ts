import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from 'fauxqs'
import { contentTypeOf } from '../edge/content-type.ts'
import type { HttpResponse } from '../edge/http.ts'
import { glob } from '../policies/glob.ts'
import type { ResolvedResource } from '../template/resolve.ts'
import { createNotifications } from './notifications.ts'
import { type GatewayContext, startObjectGateway, urlOf } from './object-gateway.ts'
import type { LocalQueue } from './queue.ts'

/**
 * The buckets whose objects are in the stand-in for S3, by the id of the resource. The files of the shell and of the
 * remotes are read from the build instead, so that a new build is served at once.
 */
const OBJECT_BUCKETS = /^(Inbox|Media|Pages)/

/** More than any file that a bucket takes. */
const MAX_OBJECT_BYTES = 50_000_000

const PRINCIPAL = 'cloudfront.amazonaws.com'

interface Statement {
  Effect: string
  Action: string | string[]
  Principal?: { Service?: string }
  Resource: string | string[]
}

interface StoreContext extends Pick<GatewayContext, 'faults' | 'judge' | 'now' | 'appUrl'> {
  /** By ARN. */
  queues: ReadonlyMap<string, LocalQueue>
}

interface Cors {
  CorsRules?: { AllowedMethods: string[] }[]
}

export interface ObjectStore {
  /** The address of S3 for functions and browsers. */
  url: string
  /** Whether a bucket is one of the stand-in. */
  has: (bucket: string) => boolean
  /** Returns an object, as S3 replies to CloudFront: 403 without permission, 404 for a missing object. */
  read: (bucket: string, key: string) => Promise<HttpResponse>
  /** A resource, in which the addresses of the buckets are those of the stand-in. */
  withLocalAddresses: (resource: ResolvedResource) => ResolvedResource
  stop: () => void
}

/** Starts the stand-in for S3 in this process, and fills its buckets as the template's deployments do. */
export async function startObjectStore(
  resourcesOf: (type: string) => ResolvedResource[],
  assetFolders: ReadonlyMap<string, string>,
  { queues, ...gateway }: StoreContext,
): Promise<ObjectStore> {
  // `startFauxqs` would listen on every interface.
  const s3 = buildApp({ logger: false })
  // Its own limit is 11 MB, which is less than a recording may have.
  s3.removeContentTypeParser('*')
  s3.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_OBJECT_BYTES }, (_, body, done) => done(null, body))
  const buckets = resourcesOf('AWS::S3::Bucket')
    .filter(({ id }) => OBJECT_BUCKETS.test(id))
    .map(({ name }) => name)
  for (const bucket of buckets) await s3.inject({ method: 'PUT', url: `/${bucket}` })
  const deployments = resourcesOf('Custom::CDKBucketDeployment').filter(({ properties }) =>
    buckets.includes(String(properties['DestinationBucketName'])),
  )
  for (const deployment of deployments)
    for (const { bucket, key, file, metadata } of objectsOf(deployment, assetFolders)) {
      const headers = { 'content-type': contentTypeOf(key), ...metadata }
      const { statusCode } = await s3.inject({
        method: 'PUT',
        url: urlOf(bucket, key),
        headers,
        payload: readFileSync(file),
      })
      if (statusCode !== 200) throw new Error(`The stand-in for S3 did not take ${key}`)
    }
  const policies = new Map(
    resourcesOf('AWS::S3::BucketPolicy').map(({ properties }) => [
      properties['Bucket'],
      (properties['PolicyDocument'] as { Statement: Statement[] }).Statement,
    ]),
  )
  const allows = (bucket: string, action: string, resource: string) =>
    (policies.get(bucket) ?? []).some(
      (each) =>
        each.Effect === 'Allow' &&
        each.Principal?.Service === PRINCIPAL &&
        [each.Action].flat().includes(action) &&
        [each.Resource].flat().some((pattern) => glob(pattern).test(resource)),
    )

  const corsMethods = new Map(
    resourcesOf('AWS::S3::Bucket').map(({ name, properties }) => {
      const { CorsRules = [] } = (properties['CorsConfiguration'] ?? {}) as Cors
      return [name, CorsRules.flatMap(({ AllowedMethods }) => AllowedMethods)]
    }),
  )
  const onCreated = createNotifications(resourcesOf, queues)
  const { url, stop } = await startObjectGateway(s3, { ...gateway, corsMethods, onCreated })
  return {
    url,
    has: (bucket) => buckets.includes(bucket),
    read: async (bucket, key) => {
      const arn = `arn:aws:s3:::${bucket}`
      if (!allows(bucket, 's3:GetObject', `${arn}/${key}`)) return withoutBody(403)
      const missing = withoutBody(allows(bucket, 's3:ListBucket', arn) ? 404 : 403)
      // The stand-in would list the bucket. Its router would resolve a path with dots.
      if (key === '' || key.split('/').some((part) => /^\.+$/.test(part))) return missing
      const { statusCode, headers, rawPayload } = await s3.inject({ method: 'GET', url: urlOf(bucket, key) })
      if (statusCode === 404) return missing
      if (statusCode !== 200) throw new Error(`The stand-in for S3 replied ${statusCode}`)
      const wanted = ['content-type', 'cache-control', 'etag', 'last-modified'].map((name) => [name, headers[name]])
      return { status: 200, headers: Object.fromEntries(wanted) as Record<string, string>, body: rawPayload }
    },
    withLocalAddresses: ({ properties, ...resource }) => ({
      ...resource,
      properties: JSON.parse(
        JSON.stringify(properties).replaceAll(
          /https:\/\/([\w-]+)\.s3\.[\w-]+\.amazonaws\.com/g,
          (whole, bucket: string) => (buckets.includes(bucket) ? url : whole),
        ),
      ) as ResolvedResource['properties'],
    }),
    stop: () => {
      stop()
      void s3.close()
    },
  }
}

const withoutBody = (status: number): HttpResponse => ({ status, headers: {}, body: Buffer.alloc(0) })

/** The objects that a deployment puts into its bucket. */
function objectsOf({ id, properties }: ResolvedResource, assetFolders: ReadonlyMap<string, string>) {
  const [assetKey = ''] = properties['SourceObjectKeys'] as string[]
  const folder = assetFolders.get(assetKey)
  if (!folder) throw new Error(`The deployment ${id} has no files`)
  const prefix = properties['DestinationBucketKeyPrefix']
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return {
        bucket: String(properties['DestinationBucketName']),
        key: `${typeof prefix === 'string' ? `${prefix}/` : ''}${file.slice(folder.length + 1)}`,
        file,
        metadata: properties['SystemMetadata'] as Record<string, string>,
      }
    })
}
