import { withShell } from '../../shared/ui/shell.tsx'
import type { Routes } from '../../shared/ui/shell-services.ts'
import { AdminPage } from './admin-page.tsx'
import { ManagePage } from './features/articles/page.tsx'

/** The back office's screens, as the shell shows them. */
export const routes: Routes = (shell) => withShell(shell, { '/learn/manage': ManagePage, '/admin': AdminPage })
