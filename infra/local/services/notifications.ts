import { glob } from '../policies/glob.ts'
import { ACCOUNT, REGION, type ResolvedResource } from '../template/resolve.ts'
import { maySend } from './event-bus.ts'
import type { LocalQueue } from './queue.ts'

/** A new object of a bucket, and how it was stored. */
export interface Created {
  bucket: string
  key: string
  bytes: number
  how: 'Post' | 'Put'
}

interface Configuration {
  QueueConfigurations?: { Event: string; Queue: string }[]
}

/**
 * S3's notifications, as the template's buckets declare them. Returns a function that tells the queues of a new object.
 * Throws if a bucket may not send to its queue.
 */
export function createNotifications(
  resourcesOf: (type: string) => ResolvedResource[],
  queues: ReadonlyMap<string, LocalQueue>,
): (created: Created) => void {
  const policies = resourcesOf('AWS::SQS::QueuePolicy')
  const all = resourcesOf('AWS::S3::Bucket').flatMap(({ id, name, properties }) => {
    const { QueueConfigurations = [] } = (properties['NotificationConfiguration'] ?? {}) as Configuration
    return QueueConfigurations.map(({ Event, Queue }) => {
      const queue = queues.get(Queue)
      const condition = ['StringEquals', 'aws:SourceAccount', ACCOUNT] satisfies [string, string, string]
      if (!queue || !maySend(policies, queue, { service: 's3.amazonaws.com', condition }))
        throw new Error(`The bucket ${id} may not send to its queue`)
      return { bucket: name, event: glob(Event), queue }
    })
  })
  return ({ bucket, key, bytes, how }) => {
    const eventName = `ObjectCreated:${how}`
    const object = { key: encodeURIComponent(key).replaceAll('%20', '+'), size: bytes }
    const record = { eventSource: 'aws:s3', awsRegion: REGION, eventName, s3: { bucket: { name: bucket }, object } }
    for (const { queue, event } of all.filter((each) => each.bucket === bucket))
      if (event.test(`s3:${eventName}`)) queue.send(JSON.stringify({ Records: [record] }))
  }
}
