/* oxlint-disable react/hooks -- the shell hands the same functions to a remote for the life of a page */
import { type ComponentType, createContext, useContext } from 'react'
import type { Screens, ShellServices } from './shell-services.ts'

const Shell = createContext<ShellServices | undefined>(undefined)

/** What the shell handed to the remote that this screen is of. */
export function useShell(): ShellServices {
  const shell = useContext(Shell)
  if (!shell) throw new Error('A screen of a remote was drawn outside its routes')
  return shell
}

export const useAccount: ShellServices['useAccount'] = () => useShell().useAccount()
export const useFailure: ShellServices['useFailure'] = (query) => useShell().useFailure(query)
export const useTheme: ShellServices['useTheme'] = () => useShell().useTheme()
export const useUnsent: ShellServices['useUnsent'] = (...place) => useShell().useUnsent(...place)

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
