// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ActiveCustomItems } from '../../../../../shared/custom/rules.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import { problem, reply, type SentRequest } from '../../../testing/fake-service.ts'
import { button, moveTo, openLog, pain, savedReply, TODAY } from '../../../testing/open-log.ts'

test.each([
  ['symptom', 'symptom.dizzy0', 'slider', 'Dizzy'],
  ['trigger', 'trigger.stairs', 'spinbutton', 'Stairs'],
])(
  '[CUST-03] a save refused because of a deleted custom %s shows a message, and the next save leaves it out',
  async (kind, field, role, name) => {
    const custom: ActiveCustomItems = {
      symptoms: [{ id: 'dizzy0', name: 'Dizzy' }],
      triggers: [{ id: 'stairs', name: 'Stairs' }],
    }
    const home = { today: emptyDay(TODAY), loggedOn: [], custom }
    const save = (sent: SentRequest) => {
      if (!(field in sent.body.set)) return reply(savedReply(emptyDay(TODAY), sent))
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
    await screen.findByText(/^Saved/)
    expect(puts().map(({ body }) => body.set)).toEqual([{ painLevel: 3, [field]: 7 }, { painLevel: 3 }])
  },
)
