import { sendContactMessage } from '@postwright/core/api/contact'
import { sendContactMessage as store } from '../../domain/contact/send-contact-message.ts'
import { bindPublic } from '../../http/bind.ts'

export const sendContactMessageRoute = bindPublic(
  sendContactMessage,
  { limit: { perMinute: 3, by: 'address' } },
  ({ deps, input }) => store(deps, input),
)
