import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../functions/src/compose/read-config.ts'
import { createDeps, type Outside } from '../../functions/src/compose/create-deps.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createApp } from '../../functions/src/compose/create-app.ts'
import { EMULATORS } from './emulators.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A key ring with one fresh key. */
export function newKeyRing(kid = 'k1'): string {
  return JSON.stringify({ current: kid, keys: { [kid]: randomBytes(32).toString('base64') } })
}

/** Dependencies in this process on the run's emulators, for tests that need another clock, a fault or a setting. */
export async function createLocalDeps(
  environment: Record<string, string> = {},
  outside: Partial<Outside> = {},
): Promise<Deps> {
  const config = readConfig({
    GCLOUD_PROJECT: EMULATORS.project,
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: EMULATORS.auth,
    APP_ORIGIN: EMULATORS.web,
    TOKEN_ISSUER: 'https://postwright.app',
    BLOB_STORE: 'disk',
    MEDIA_DIR: await mkdtemp(join(tmpdir(), 'postwright-test-')),
    ALLOW_PRIVATE_NETWORK: 'true',
    TOKEN_SIGNING_KEYS: newKeyRing(),
    SEALING_KEYS: newKeyRing(),
    ...environment,
  })
  return createDeps(config, { logger: silent, ...outside })
}

/** Serves the API of the given dependencies on a free port, as a plain Node server. */
export async function serveApi(deps: Deps): Promise<{ api: string; stop: () => Promise<void> }> {
  const server = createServer(createApp(deps))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { api: `http://127.0.0.1:${address.port}/api/v1`, stop }
}
