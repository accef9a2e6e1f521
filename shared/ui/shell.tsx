/* oxlint-disable react/hooks -- the shell passes the same functions to a remote for the whole lifetime of a page */
import { type ComponentType, createContext, useContext } from 'react'
import type { Screens, ShellServices } from './shell-services.ts'

const Shell = createContext<ShellServices | undefined>(undefined)

/** The services that the shell passed to the remote of this screen. */
export function useShell(): ShellServices {
  const shell = useContext(Shell)
  if (!shell) throw new Error('A screen of a remote was drawn outside its routes')
  return shell
}

export const useAccount: ShellServices['useAccount'] = () => useShell().useAccount()
export const useFailure: ShellServices['useFailure'] = (query) => useShell().useFailure(query)
export const useTheme: ShellServices['useTheme'] = () => useShell().useTheme()
export const useDraftAt: ShellServices['useUnsent'] = (...input) => useShell().useUnsent(...input)

/** Wraps screens so that `useShell` works in them. */
export function withShell(shell: ShellServices, screens: Screens): Screens {
  const wrap = (Screen: ComponentType) =>
    function ScreenInShell() {
      return (
        <Shell value={shell}>
          <Screen />
        </Shell>
      )
    }
  return Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, wrap(screen)]))
}
