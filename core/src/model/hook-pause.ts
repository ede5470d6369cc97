import { z } from 'zod'

export const HOOK_NAME_MAX = 80

/** Reason why a webhook receives nothing: a person paused it, every call failed for days, or the receiver responded that it no longer exists. */
export const hookPauseSchema = z.enum(['person', 'failing', 'gone'])
