import * as contract from '@postwright/core/api/contact'
import { sendContactMessage, settleContactMessage } from '../domain/contact/contact-messages.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

export const CONTACT_ROUTES: readonly Route[] = [
  bindPublic(contract.sendContactMessage, { limit: { perMinute: 3, by: 'address' } }, ({ deps, input }) =>
    sendContactMessage(deps, input),
  ),

  bind(
    contract.settleContactMessage,
    { limit: { perMinute: 120, by: 'account' } },
    async ({ deps, caller, input }) => ({
      rev: await settleContactMessage(deps, caller.uid, input),
    }),
  ),
]
