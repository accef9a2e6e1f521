import { DocumentPage } from './document.tsx'
import { terms } from './terms-text.ts'

export function TermsPage() {
  return <DocumentPage document={terms} />
}
