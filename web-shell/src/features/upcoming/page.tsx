import reeds from 'art:reeds'
import { useLocation } from 'react-router-dom'
import { Picture } from '../../../../shared/ui/picture/picture.tsx'
import { Scene } from '../../../../shared/ui/picture/scene.tsx'
import { normalizePath } from '../../shell/early/paths.ts'
import { NotFound } from '../../shell/first/frame/not-found.tsx'
import { Page } from '../../shell/first/frame/page.tsx'
import { text, upcomingScreens, type Words } from './text.ts'
import styles from './upcoming.module.css'

/** Replaces a screen that does not exist yet and says what it will do. */
export function UpcomingPage() {
  const words = upcomingScreens[normalizePath(useLocation().pathname)]
  if (!words) return <NotFound />
  return <UpcomingScreen words={words} />
}

function UpcomingScreen({ words }: { words: Words }) {
  return (
    <Page
      heading={words.title}
      scene={
        <Scene className={styles['scene']}>
          <Picture of={reeds} className={styles['reeds']} />
        </Scene>
      }
      intro={<p>{text.soon}</p>}
    >
      <p>{words.text}</p>
    </Page>
  )
}
