import type { SectionId } from './sections.ts'

/** The topics of the hub, as readers and editors read them. */
export const sectionText: Record<SectionId, string> = {
  'managing-symptoms': 'Managing Symptoms',
  'understanding-cycle': 'Understanding Your Cycle',
  'pelvic-floor': 'Pelvic Floor',
  'stress-sleep': 'Stress & Sleep',
  'living-with-ic': 'Living with IC',
}
