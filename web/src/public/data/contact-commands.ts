import { sendContactMessage } from '@postwright/core/api/contact'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Sends a message; sending the same message again on the same day returns the same receipt. */
export const sendMessage = (message: InputOf<typeof sendContactMessage>) => call(sendContactMessage, message)
