import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { RunPlan } from '../emulators/run-plan.ts'
import { Failure } from '../setup/failure.mjs'
import { LOGS, ROOT } from '../setup/places.mjs'
import type { Lifetime } from './lifetime.ts'

/** First port of the fakes of networks, which use one port each. */
const FIRST_PORT = 4700
const COUNT = 20
const READY_MS = 60_000
const SERVER = join(ROOT, 'tests/fakes/serve.ts')

export const NETWORK_PORTS = Object.fromEntries(
  Array.from({ length: COUNT }, (_, at) => [`network ${at + 1}`, FIRST_PORT + at]),
)

const startedSchema = z.object({
  networks: z.record(z.string(), z.object({ url: z.string(), connect: z.string().nullable() })),
  apps: z.record(z.string(), z.object({ clientId: z.string(), clientSecret: z.string() })),
})

/** Networks that run on this machine, by platform id. */
export type NetworksDemo = z.infer<typeof startedSchema>['networks']

/**
 * Starts fakes of all networks on this machine, and sets the environment, so that functions started afterwards call them.
 * @throws Failure if they are not ready within a minute
 */
export async function bringUpNetworks({ origin }: RunPlan, lifetime: Lifetime): Promise<NetworksDemo> {
  mkdirSync(LOGS, { recursive: true })
  const logFile = join(LOGS, 'networks.log')
  const log = openSync(logFile, 'w')
  const redirectUri = `${origin}/dashboard/connected-platforms/callback`
  const args = [SERVER, '--port', String(FIRST_PORT), '--redirect-uri', redirectUri]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', log] })
  closeSync(log)
  lifetime.owns(child)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const failed = () => reject(new Failure(`The networks did not start; their log is ${logFile}.`))
  setTimeout(failed, READY_MS).unref()
  child.once('exit', failed)
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length))
    })
  }
  const { networks, apps } = startedSchema.parse(JSON.parse(await promise))
  const urls = Object.fromEntries(Object.entries(networks).map(([platform, { url }]) => [platform, url]))
  // The emulators pass the environment of this process to the functions.
  Object.assign(process.env, { PLATFORM_URLS: JSON.stringify(urls), PLATFORM_APPS: JSON.stringify(apps) })
  return networks
}
