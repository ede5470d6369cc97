import * as contract from '@postwright/core/api/contact'
import { sendContactMessage } from '../domain/contact/send-contact-message.ts'
import { bindPublic, type Route } from '../http/bind.ts'

export const CONTACT_ROUTES: readonly Route[] = [
  bindPublic(contract.sendContactMessage, { limit: { perMinute: 3, by: 'address' } }, ({ deps, input }) =>
    sendContactMessage(deps, input),
  ),
]
