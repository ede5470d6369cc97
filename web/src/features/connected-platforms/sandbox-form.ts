import { z } from 'zod'

/** The name that a practice channel has when none is chosen. */
export const SANDBOX_NAME = 'Sandbox'

/** Longest name of a practice channel, in characters. */
export const SANDBOX_NAME_MAX = 60

export const sandboxFormSchema = z.object({ name: z.string().trim().min(1).max(SANDBOX_NAME_MAX) })

export type SandboxFormValues = z.infer<typeof sandboxFormSchema>
