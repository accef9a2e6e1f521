import { type ComponentType, createContext, useContext } from 'react'
import type { Screens, ShellServices } from './shell-services.ts'

const Shell = createContext<ShellServices | undefined>(undefined)

/** What the shell handed to the remote that this screen is of. */
export function useShell(): ShellServices {
  const shell = useContext(Shell)
  if (!shell) throw new Error('A screen of a remote was drawn outside its routes')
  return shell
}

/** Gives screens what the shell handed over. */
export function withShell(shell: ShellServices, screens: Screens): Screens {
  const wrap = (Screen: ComponentType) =>
    function InShell() {
      return (
        <Shell value={shell}>
          <Screen />
        </Shell>
      )
    }
  return Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, wrap(screen)]))
}
