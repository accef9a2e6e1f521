import { DocumentPage } from './document.tsx'
import { privacy } from './privacy-text.ts'

export function PrivacyPage() {
  return <DocumentPage document={privacy} />
}
