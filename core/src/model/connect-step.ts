import { z } from 'zod'
import { CONNECT_FOUND_MAX } from '../limits.ts'
import { connectionSchema } from './connection.ts'

/** An account, page, organisation or board that access was granted to, before a person has selected it. */
export const foundChannelSchema = connectionSchema
  .pick({ name: true, handle: true, kind: true, avatar: true })
  .extend({ id: z.string().max(256) })

export type FoundChannel = z.infer<typeof foundChannelSchema>

/**
 * Next step of connecting a channel: done; to be continued on the network's own page; or several channels were found and the person selects some.
 * `notice`: a secret that is shown only once.
 */
export const connectStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('connected'), connections: z.array(connectionSchema), notice: z.string().nullable() }),
  z.object({ step: z.literal('redirect'), url: z.url() }),
  z.object({
    step: z.literal('choose'),
    ticket: z.string(),
    channels: z.array(foundChannelSchema).max(CONNECT_FOUND_MAX),
  }),
])

export type ConnectStep = z.infer<typeof connectStepSchema>
