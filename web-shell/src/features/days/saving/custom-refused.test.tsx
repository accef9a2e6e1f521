// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ActiveCustom } from '../../../../../shared/custom/rules.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { problem, reply, type Sent } from '../../../testing/fake-service.ts'
import { applied, button, moveTo, openLog, pain, TODAY } from '../../../testing/open-log.ts'

test.each([
  ['symptom', 'symptom.dizzy0', 'slider', 'Dizzy'],
  ['trigger', 'trigger.stairs', 'spinbutton', 'Stairs'],
])(
  '[CUST-03] a save refused for a %s that is no longer on the list says so, and is made without it',
  async (kind, field, role, name) => {
    const custom: ActiveCustom = {
      symptoms: [{ id: 'dizzy0', name: 'Dizzy' }],
      triggers: [{ id: 'stairs', name: 'Stairs' }],
    }
    const home = { today: emptyDay(TODAY), loggedOn: [], custom }
    const save = (sent: Sent) => {
      if (!(field in sent.body.set)) return reply(applied(emptyDay(TODAY), sent))
      Object.assign(custom, { symptoms: [], triggers: [] })
      return problem('invalid-request', {}, [{ pointer: `/body/set/${field}`, detail: 'unrecognized_keys' }])
    }
    const { user, puts } = openLog({ home, save })
    moveTo(await pain(), 3)
    moveTo(screen.getByRole(role, { name, hidden: true }), 7)
    await user.click(await button('Save'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(`Error saving ${kind} It is no longer on your list. Please try again.`)
    await waitFor(() => expect(screen.queryByRole(role, { name, hidden: true })).toBeNull())
    await user.click(await button('Save'))
    await screen.findByText('Saved')
    expect(puts().map(({ body }) => body.set)).toEqual([{ painLevel: 3, [field]: 7 }, { painLevel: 3 }])
  },
)
