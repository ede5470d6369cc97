import { createSessionController } from '@/session/session-controller.ts'
import { openSession } from './person.ts'

/** Replaces `session/session.ts`, which would call the identity provider. */
export const session = await openSession(createSessionController)
