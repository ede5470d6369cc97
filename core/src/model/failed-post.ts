import { z } from 'zod'

export const FAILED_POSTS_PAGE_MAX = 30
/** Maximum number of stuck jobs, mails or payments on a page. */
export const STUCK_PAGE_MAX = 50

/** States in which a publication waits for a person's decision. */
export const failedStateSchema = z.enum(['failed', 'unconfirmed', 'held'])
export type FailedState = z.infer<typeof failedStateSchema>
