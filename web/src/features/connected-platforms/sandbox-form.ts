import { connectSandbox } from '@postwright/core/api/connections'
import { z } from 'zod'

/** The name that the contract gives a practice channel when none is chosen. */
export const SANDBOX_NAME = connectSandbox.input.shape.name.parse(undefined)

export const sandboxFormSchema = z.object({ name: connectSandbox.input.shape.name.unwrap() })

export type SandboxFormValues = z.infer<typeof sandboxFormSchema>
