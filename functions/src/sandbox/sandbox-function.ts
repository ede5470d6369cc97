import type { Express } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import type { GetDeps } from '../domain/ports/deps.ts'
import { createSandboxNetwork } from './create-network.ts'

/** The sandbox network as a function of its own; only builds for the emulators export it. */
export function sandboxFunction(getDeps: GetDeps) {
  let network: Express | null = null
  return onRequest({ invoker: 'private', timeoutSeconds: 30 }, (request, response) =>
    (network ??= createSandboxNetwork(getDeps))(request, response),
  )
}
