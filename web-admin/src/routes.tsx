import { withShell } from '../../shared/ui/shell.tsx'
import type { Routes } from '../../shared/ui/shell-services.ts'
import { AdminPage } from './admin-page.tsx'
import { ManagePage } from './features/articles/page.tsx'

/** The screens of the back office, by path. */
export const routes: Routes = (shell) => withShell(shell, { '/learn/manage': ManagePage, '/admin': AdminPage })
