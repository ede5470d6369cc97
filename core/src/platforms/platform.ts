import { z } from 'zod'

/** The networks that have a contract, a publisher and a connect form. */
export const platformSchema = z.enum(['bluesky', 'sandbox'])

export type Platform = z.infer<typeof platformSchema>
