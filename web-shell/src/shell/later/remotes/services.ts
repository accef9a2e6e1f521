import { lazy } from 'react'
import type { ShellServices } from '../../../../../shared/ui/shell-services.ts'
import { ApiProblem } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { useDraftAt } from '../../first/data/drafts.ts'
import { useFailure } from '../../first/data/use-failure.ts'
import { Help } from '../../first/frame/help.tsx'
import { LoadError } from '../../first/frame/load-error.tsx'
import { NotFound } from '../../first/frame/not-found.tsx'
import { Page } from '../../first/frame/page.tsx'
import { chooseTheme, useTheme } from '../../first/frame/theme.ts'
import { notify, notifyError } from '../../first/messages/toast.tsx'
import { useAccount } from '../../first/session/session.ts'
import { useChangeReading } from '../reading/use-change-reading.ts'
import { useReading } from '../reading/use-reading.ts'
import { useScreenTheme } from '../reading/use-screen-theme.ts'

/** The services that the shell passes to every remote. */
export const shellServices: ShellServices = {
  useAccount,
  call,
  refusalOf: (error) => (error instanceof ApiProblem ? error : undefined),
  wordsFor,
  notify,
  notifyError,
  useFailure,
  useUnsent: useDraftAt,
  useTheme,
  chooseTheme,
  Page,
  Unread: LoadError,
  NotFound,
  Help,
  AskForProof: lazy(async () => ({ default: (await import('../session/ask-for-proof.tsx')).AskForProof })),
  reading: { useReading, useChange: useChangeReading, useScreenTheme },
}
