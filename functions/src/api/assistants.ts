import * as contract from '@postwright/core/api/assistants'
import { endAssistant, listAssistants } from '../domain/assistants/connected-assistants.ts'
import { allowAssistant, readRequest, refuseAssistant } from '../domain/assistants/consent.ts'
import { bind, type Route } from '../http/bind.ts'

const READ = { limit: { perMinute: 60, by: 'account' } } as const

export const ASSISTANTS_ROUTES: readonly Route[] = [
  bind(contract.readAssistantRequest, READ, ({ deps, input }) => readRequest(deps, input)),
  bind(contract.refuseAssistant, READ, ({ deps, input }) => refuseAssistant(deps, input)),
  bind(contract.listAssistants, READ, ({ deps, caller, input }) => listAssistants(deps, caller, input)),

  bind(
    contract.allowAssistant,
    { limit: { perMinute: 10, by: 'account' }, sensitive: 'with_second_factor' },
    ({ deps, caller, input }) => allowAssistant(deps, caller, input),
  ),

  bind(contract.disconnectAssistant, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => {
    await endAssistant(deps, caller, input)
    return { disconnected: true as const }
  }),
]
