import back from 'icon:arrow-left'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import { today, useClock } from '../../first/api/clock.ts'
import { useHome } from '../../first/data/home-query.ts'
import frame from '../../first/frame/frame.module.css'
import { Link } from '../../first/frame/link.tsx'
import { text } from './text.ts'

/** The way back from a tool: to all tools, or without Premium, of which they are a part, to home. */
export function ToolsLink() {
  const { data: home } = useHome(useClock(today))
  const hasTools = home?.premium.hasPremiumAccess !== false
  return (
    <Link to={hasTools ? '/tools' : '/home'} className={classNames(buttonClass('quiet'), frame['back'])}>
      <Icon of={back} />
      {hasTools ? text.back.tools : text.back.home}
    </Link>
  )
}
