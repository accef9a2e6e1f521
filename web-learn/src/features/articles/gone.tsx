import { useShell } from '../../../../shared/ui/shell.tsx'
import { BackToArticles } from './back-to-articles.tsx'
import { articleText } from './text.ts'

/** In place of an article that readers cannot have. */
export function Gone() {
  const { Page } = useShell()
  return (
    <Page heading={articleText.gone.title} above={<BackToArticles />}>
      <p>{articleText.gone.text}</p>
    </Page>
  )
}
