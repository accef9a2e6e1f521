import { withShell } from '../../shared/ui/shell.tsx'
import type { Routes } from '../../shared/ui/shell-services.ts'
import { LearnPage } from './features/articles/page.tsx'

/** The learning hub's screens, as the shell shows them. */
export const routes: Routes = (shell) => withShell(shell, { '/learn': LearnPage })
