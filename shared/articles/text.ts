import type { Article } from './schema.ts'
import type { SectionId } from './sections.ts'

/** The topics of the hub, as readers and editors read them. */
export const sectionText: Record<SectionId, string> = {
  'managing-symptoms': 'Managing Symptoms',
  'understanding-cycle': 'Understanding Your Cycle',
  'pelvic-floor': 'Pelvic Floor',
  'stress-sleep': 'Stress & Sleep',
  'living-with-ic': 'Living with IC',
}

/** What stands below every article. */
export const rememberText = {
  title: 'Remember',
  text: 'This information is for educational purposes. Always consult with your healthcare provider before making changes to your treatment plan.',
} as const

/** The heading above what an article draws on. */
export const SOURCES_HEADING = 'Sources'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Says who reviewed an article, and when; without a review, that no clinician has, and when it was written. */
export const reviewText = ({ reviewed, createdAt }: Pick<Article, 'reviewed' | 'createdAt'>): string =>
  `${reviewed ? `Reviewed by ${reviewed.by}` : 'Not yet reviewed by a clinician. Written'} on ${DAY.format(new Date(reviewed?.on ?? createdAt))}.`
