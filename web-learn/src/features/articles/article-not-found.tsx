import { useShell } from '../../../../shared/ui/shell.tsx'
import { BackToArticles } from './back-to-articles.tsx'
import { articleText } from './text.ts'

/** Shown when an article does not exist or is not published. */
export function ArticleNotFound() {
  const { Page } = useShell()
  return (
    <Page heading={articleText.gone.title} above={<BackToArticles />}>
      <p>{articleText.gone.text}</p>
    </Page>
  )
}
