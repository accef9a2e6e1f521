import boat from 'art:boat'
import hills from 'art:hills'
import mark from 'art:mark'
import reeds from 'art:reeds'
import ripples from 'art:ripples'
import stones from 'art:stones'
import go from 'icon:caret-right'
import list from 'icon:list-bullets'
import wind from 'icon:wind-duotone'
import { Button } from '../../shared/ui/button.tsx'
import { MiniWell, WellsLegend } from '../../shared/ui/calendar/well.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Icon, Picture } from '../../shared/ui/picture/picture.tsx'
import { Scene } from '../../shared/ui/picture/scene.tsx'
import rows from '../../shared/ui/rows.module.css'
import { Tag } from '../../shared/ui/tag.tsx'
import styles from './gallery.module.css'

const VARIANTS = ['primary', 'secondary', 'quiet', 'flare'] as const
const DRAWINGS = [mark, ripples, reeds, stones, boat, hills]
const LEVELS = [undefined, 0, 3, 7, 10]

/** Buttons, levels of cards, rows, tags and drawings. */
export function Look() {
  return (
    <>
      <div className={styles['scene']}>
        <Scene>{null}</Scene>
        <h2>Hero</h2>
        <p>One on a screen, at the top</p>
      </div>
      <div className={styles['row']}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="icon" aria-label="Only a picture">
          <Icon of={wind} />
        </Button>
        <Button disabled>off</Button>
        <Button busy busyLabel="busy">
          busy
        </Button>
      </div>
      <Card>
        <h2>Raised card</h2>
        <p>One task or one finding</p>
      </Card>
      <Card tone="soft">
        <h2>Soft card</h2>
        <p>Support, never a task</p>
      </Card>
      <Card tone="flare">
        <h2>Flare card</h2>
        <p>A flare, and when to seek care</p>
      </Card>
      <Notice title="This could not be read" actions={<Button variant="secondary">Retry</Button>}>
        Nothing you saved is lost.
      </Notice>
      <ul className={rows['rows']}>
        {['First row', 'A second row with a title that is much too long for one line on a small phone'].map((title) => (
          <li key={title}>
            <button type="button" className={rows['row']}>
              <Icon of={list} className={rows['icon']} />
              <span className={rows['words']}>
                <span className={rows['title']}>{title}</span>
                <span className={rows['text']}>Everything else</span>
              </span>
              <Icon of={go} className={rows['go']} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <Tag>New</Tag>
        <Tag tone="flare">Flare</Tag>
        <Tag tone="good">Good day</Tag>
        {LEVELS.map((level) => (
          <MiniWell key={String(level)} pain={level} />
        ))}
      </div>
      <WellsLegend />
      <div className={styles['row']}>
        {DRAWINGS.map((drawing) => (
          <Picture key={drawing} of={drawing} className={styles['drawing']} />
        ))}
      </div>
    </>
  )
}
