// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeService, noNetwork, reply } from '../../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../../testing/home.ts'
import { ACCOUNT, openApp } from '../../../testing/open-app.tsx'

test.each([
  ['a patient is told how to see entries without a network', [], true],
  ['an admin, who cannot choose to stay logged in, is not', ['admin'], false],
] as const)('%s', async (_, roles, isTold) => {
  const account = { ...ACCOUNT, roles: [...roles] }
  fakeService({
    ...SIGNED_IN,
    'GET /api/auth/session': () => reply({ account }),
    'GET /api/home': () => homeReply({ account }),
    'GET /api/reminders': noNetwork,
  })
  openApp('/reminders')
  await screen.findByText('No connection')
  expect(screen.queryAllByText(/choose to stay logged in/).length > 0).toBe(isTold)
})
