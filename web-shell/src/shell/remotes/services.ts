import type { ShellServices } from '../../../../shared/ui/shell-services.ts'
import { ApiProblem } from '../api-problem.ts'
import { call } from '../call.ts'
import { Help } from '../help/help.tsx'
import { NotFound } from '../not-found.tsx'
import { notify, notifyError } from '../notify.tsx'
import { Page } from '../page.tsx'
import { wordsFor } from '../problem-text.ts'
import { useAccount } from '../session.ts'
import { chooseTheme, useTheme } from '../theme.ts'
import { Unread } from '../unread.tsx'
import { useUnsent } from '../unsent.ts'
import { useFailure } from '../use-failure.ts'

/** What every remote is handed. */
export const shellServices: ShellServices = {
  useAccount,
  call,
  refusalOf: (error) => (error instanceof ApiProblem ? error : undefined),
  wordsFor,
  notify,
  notifyError,
  useFailure,
  useUnsent,
  useTheme,
  chooseTheme,
  Page,
  Unread,
  NotFound,
  Help,
}
