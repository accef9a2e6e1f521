import { withShell } from '../../shared/ui/shell.tsx'
import type { Routes } from '../../shared/ui/shell-services.ts'
import { LearnPage } from './features/articles/page.tsx'

/** The screens of the learning hub, by path. */
export const routes: Routes = (shell) => withShell(shell, { '/learn': LearnPage })
