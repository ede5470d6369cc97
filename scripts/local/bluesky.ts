import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createBlueskyAccount } from '../bluesky/account.ts'
import { startLocalBluesky } from '../bluesky/local-bluesky.ts'
import { DATA, LOGS } from '../setup/places.mjs'
import type { Lifetime } from './lifetime.ts'

export const BLUESKY_PORTS = { bluesky: 2583, 'bluesky directory': 2582 }
export const BLUESKY_DATA = join(DATA, 'bluesky')

const credentialsSchema = z.object({ handle: z.string(), appPassword: z.string() })

/** Values for the connect form: handle, app password and server. */
export type BlueskyDemo = z.infer<typeof credentialsSchema> & { url: string }

/** Starts the local Bluesky server with one demo account, which is the same after every restart. */
export async function bringUpBluesky(lifetime: Lifetime): Promise<BlueskyDemo> {
  const { url, stop } = await startLocalBluesky({
    port: BLUESKY_PORTS.bluesky,
    plcPort: BLUESKY_PORTS['bluesky directory'],
    dataFolder: BLUESKY_DATA,
    logFile: join(LOGS, 'bluesky.log'),
  })
  lifetime.onEnd(stop)
  const file = join(BLUESKY_DATA, 'demo-account.json')
  if (existsSync(file)) return { url, ...credentialsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) }
  const { handle, appPassword } = await createBlueskyAccount(url, 'postwright-demo')
  writeFileSync(file, JSON.stringify({ handle, appPassword }), { mode: 0o600 })
  return { url, handle, appPassword }
}
