import { z } from 'zod'

/** An upload session; `recordKey` says for which publication. */
const sessionSchema = z.object({ recordKey: z.string(), url: z.url({ protocol: /^https?$/ }) })

export type KeptSession = z.infer<typeof sessionSchema>

/** The name under which it is kept with the publication. */
export const SESSION = 'session'

/** The session of this publication, not one of an earlier plan. */
export function readSession(kept: string | undefined, recordKey: string): KeptSession | null {
  const session = kept === undefined ? null : sessionSchema.parse(JSON.parse(kept))
  return session?.recordKey === recordKey ? session : null
}

export const writeSession = (session: KeptSession): string => JSON.stringify(session)
