import { documentId } from '@postwright/core/ids'
import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'

/** The sandbox network keeps its channels by workspace; there is nothing to prove. */
const sandboxSecretSchema = z.object({ workspaceId: documentId() })

export function readSandboxSecret(secret: Secret): z.infer<typeof sandboxSecretSchema> {
  return sandboxSecretSchema.parse(JSON.parse(secret))
}
