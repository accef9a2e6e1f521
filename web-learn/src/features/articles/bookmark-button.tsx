import bookmark from 'icon:bookmark-simple'
import bookmarked from 'icon:bookmark-simple-fill'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { isBookmarked } from '../../../../shared/reading/rules.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useAccount, useShell } from '../../../../shared/ui/shell.tsx'
import { bookmarkText } from './text.ts'
import { useChangeReading, useReading } from './use-reading.ts'

/** Adds or removes the bookmark of an article. Source: requirement LEARN-03. */
export function BookmarkButton({ card: { id, title } }: { card: Pick<ArticleCard, 'id' | 'title'> }) {
  const { notify, reading: services } = useShell()
  const account = useAccount()
  const { reading } = useReading()
  const change = useChangeReading()
  const isOn = isBookmarked(reading, id)

  async function toggle(): Promise<void> {
    if (!account) return notify({ title: bookmarkText.signIn })
    try {
      await change({ bookmark: { article: id, title, isBookmarked: !isOn } })
      notify({ title: isOn ? bookmarkText.removed : bookmarkText.added })
    } catch {
      notify({ title: isOn ? bookmarkText.removeFailed : bookmarkText.addFailed })
    }
  }

  // An older shell keeps no bookmarks.
  if (!services) return null
  return (
    <Button variant="icon" aria-label={bookmarkText.add} aria-pressed={isOn} onClick={() => void toggle()}>
      <Icon of={isOn ? bookmarked : bookmark} />
    </Button>
  )
}
