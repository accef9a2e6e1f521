import { endpoint } from '../http/endpoint.ts'
import { ActiveCustomItems, CustomItemEdit, CustomItemParams, CustomKindParams, NewCustomItem } from './schema.ts'

/** A user's custom symptoms and triggers. Each operation returns all items that are active afterwards. */
export const customApi = {
  add: endpoint('POST /custom/{kind}', {
    caller: 'user',
    params: CustomKindParams,
    body: NewCustomItem,
    reply: ActiveCustomItems,
  }),
  change: endpoint('PUT /custom/{kind}/{id}', {
    caller: 'user',
    params: CustomItemParams,
    body: CustomItemEdit,
    reply: ActiveCustomItems,
  }),
  remove: endpoint('DELETE /custom/{kind}/{id}', {
    caller: 'user',
    params: CustomItemParams,
    reply: ActiveCustomItems,
  }),
}
