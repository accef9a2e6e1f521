import share from 'icon:share-network'
import { useId } from 'react'
import type { ArticleCard } from '../../../../shared/articles/schema.ts'
import { publicArticlePath, SHARE_TARGETS, shareAddress } from '../../../../shared/articles/share.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { useShell } from '../../../../shared/ui/shell.tsx'
import styles from './articles.module.css'
import { shareText } from './text.ts'

interface ShareMenuProps {
  card: ArticleCard
  /** A button with its word, instead of an icon. */
  big?: boolean
}

/** Shares the public address of an article. It says nothing about the user. Source: requirement LEARN-10. */
export function ShareMenu({ card, big = false }: ShareMenuProps) {
  const id = useId()
  const { notify } = useShell()
  const hides = {
    variant: 'quiet',
    className: styles['menuItem'],
    popoverTarget: id,
    popoverTargetAction: 'hide',
  } as const
  const url = location.origin + publicArticlePath(card)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      notify({ title: shareText.copied })
    } catch {
      notify({ title: shareText.notCopied })
    }
  }

  function shareNatively(): void {
    // The user may close the device's own menu.
    navigator.share({ title: card.title, text: card.summary, url }).catch(() => undefined)
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClass(big ? 'secondary' : 'icon')}
        aria-label={shareText.share}
      >
        <Icon of={share} />
        {big && shareText.share}
      </button>
      <div id={id} popover="auto" className={styles['menu']} role="group" aria-label={shareText.share}>
        {SHARE_TARGETS.map((target) => (
          <a
            key={target}
            href={shareAddress(target, card, url)}
            target="_blank"
            rel="noopener noreferrer"
            className={styles['menuItem']}
          >
            {shareText.targets[target]}
          </a>
        ))}
        <Button {...hides} onClick={() => void copy()}>
          {shareText.copy}
        </Button>
        {'share' in navigator && (
          <Button {...hides} onClick={shareNatively}>
            {shareText.more}
          </Button>
        )}
      </div>
    </>
  )
}
