import { customApi } from '../../shared/custom/api.ts'
import { activeOf, added, changed, type Definitions, type Kind, removed } from '../../shared/custom/rules.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { changeCustom } from './repository.ts'

/** What is asked for after one list was changed by a rule. */
const after = async (me: Me, kind: Kind, rule: (all: Definitions) => Definitions) =>
  activeOf(await changeCustom({ user: me.userId, stored: me.custom }, kind, rule))

export const handler = serve(customApi, {
  add: ({ me, params, body }) => after(me, params.kind, (all) => added(all, { id: body.attempt, name: body.name })),
  change: ({ me, params, body }) => after(me, params.kind, (all) => changed(all, params.id, body)),
  remove: ({ me, params }) => after(me, params.kind, (all) => removed(all, params.id)),
})
