import * as z from 'zod/mini'

/** The id that follows a request from the browser through log lines and queues. Its format is the same everywhere. */
export const CorrelationId = z.uuid()
