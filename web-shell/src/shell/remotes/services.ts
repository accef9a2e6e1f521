import type { ShellServices } from '../../../../shared/ui/shell-services.ts'
import { ApiProblem } from '../api-problem.ts'
import { call } from '../call.ts'
import { NotFound } from '../not-found.tsx'
import { notify, notifyError } from '../notify.tsx'
import { Page } from '../page.tsx'
import { useAccount } from '../session.ts'
import { chooseTheme, useTheme } from '../theme.ts'
import { Unread } from '../unread.tsx'
import { useFailure } from '../use-failure.ts'

/** What every remote is handed. */
export const shellServices: ShellServices = {
  useAccount,
  call,
  refusalOf: (error) => (error instanceof ApiProblem ? error : undefined),
  notify,
  notifyError,
  useFailure,
  useTheme,
  chooseTheme,
  Page,
  Unread,
  NotFound,
}
