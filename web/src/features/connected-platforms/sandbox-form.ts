import { connectSandbox } from '@postwright/core/api/connections'
import { z } from 'zod'

/** The name that the contract gives a practice channel when none is chosen. */
export const SANDBOX_NAME = connectSandbox.input.shape.name.parse(undefined)

const name = connectSandbox.input.shape.name.unwrap()

/** Longest name of a practice channel, in characters. */
export const SANDBOX_NAME_MAX = name.maxLength

export const sandboxFormSchema = z.object({ name })

export type SandboxFormValues = z.infer<typeof sandboxFormSchema>
