import back from 'icon:arrow-left'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { today, useClock } from '../../first/api/clock.ts'
import { useHome } from '../../first/data/home-query.ts'
import frame from '../../first/frame/frame.module.css'
import { Link } from '../../first/frame/link.tsx'
import { text } from './text.ts'

/** The way back from a tool, for those who have the screen of all tools: it is part of Premium. */
export function ToolsLink() {
  const { data: home } = useHome(useClock(today))
  if (!home?.premium.hasPremiumAccess) return null
  return (
    <Link to="/tools" className={classNames(buttonClass('quiet'), frame['back'])}>
      <Icon of={back} />
      {text.tools}
    </Link>
  )
}
