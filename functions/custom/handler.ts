import { customApi } from '../../shared/custom/api.ts'
import {
  activeCustomItems,
  addCustomItem,
  type CustomKind,
  type CustomList,
  changeCustomItem,
  removeCustomItem,
} from '../../shared/custom/rules.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { changeCustomList } from '../table/records/custom-lists.ts'

/** Changes one list by a rule. Returns the user's active custom items. */
const changeList = async (me: Me, kind: CustomKind, rule: (all: CustomList) => CustomList) =>
  activeCustomItems(await changeCustomList({ user: me.userId, stored: me.custom }, kind, rule))

export const handler = serve(customApi, {
  add: ({ me, params, body }) =>
    changeList(me, params.kind, (all) => addCustomItem(all, { id: body.attempt, name: body.name })),
  change: ({ me, params, body }) => changeList(me, params.kind, (all) => changeCustomItem(all, params.id, body)),
  remove: ({ me, params }) => changeList(me, params.kind, (all) => removeCustomItem(all, params.id)),
})
