import type { LinkInput } from '../../../../../shared/insight/link-types.ts'
import { analyseLinks } from '../../../../../shared/insight/links.ts'
import { ANALYSIS_OPTIONS } from './analysis-options.ts'

/* Answers one message with the analysis of its days. A worker, because years take longer than a finger waits. */

addEventListener('message', ({ data }: MessageEvent<LinkInput>) => postMessage(analyseLinks(data, ANALYSIS_OPTIONS)))
