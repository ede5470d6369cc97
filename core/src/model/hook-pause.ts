import { z } from 'zod'

export const HOOK_NAME_MAX = 80

/** Why a webhook gets nothing: a person has paused it, every call failed for days, or the receiver said that it is gone. */
export const hookPauseSchema = z.enum(['person', 'failing', 'gone'])
