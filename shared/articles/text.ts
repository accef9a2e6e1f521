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

/** Where an article comes from. */
export const originText = {
  sources: 'Sources',
  reviewed: (by: string, on: string) => `Reviewed by ${by} on ${on}.`,
  notReviewed: (writtenOn: string) => `Not yet reviewed by a clinician. Written on ${writtenOn}.`,
} as const
