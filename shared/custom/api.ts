import { endpoint } from '../http/endpoint.ts'
import { ActiveCustom, DefinitionEdit, NewDefinition, OfKind, OneOfKind } from './schema.ts'

/** A person's own symptoms and triggers. Each operation answers with all that are asked for afterwards. */
export const customApi = {
  add: endpoint('POST /custom/{kind}', { who: 'user', params: OfKind, body: NewDefinition, reply: ActiveCustom }),
  change: endpoint('PUT /custom/{kind}/{id}', {
    who: 'user',
    params: OneOfKind,
    body: DefinitionEdit,
    reply: ActiveCustom,
  }),
  remove: endpoint('DELETE /custom/{kind}/{id}', { who: 'user', params: OneOfKind, reply: ActiveCustom }),
}
