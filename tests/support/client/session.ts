import { createSessionController } from '@/session/session-controller.ts'
import { openSession } from './person.ts'

/** In the place of `session/session.ts`, which would ask the identity provider. */
export const session = await openSession(createSessionController)
