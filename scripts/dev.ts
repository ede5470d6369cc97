import { buildFunctions } from './emulators/build.ts'
import { DEFAULT_PORTS } from './emulators/emulator-ports.ts'
import { DEV_PORT, localRun } from './emulators/run-plan.ts'
import { announce } from './local/announce.ts'
import { BLUESKY_PORTS } from './local/bluesky.ts'
import { bringUp } from './local/bring-up.ts'
import { beginLifetime } from './local/lifetime.ts'
import { MAIL_PORTS } from './local/mails.ts'
import { NETWORK_PORTS } from './local/networks.ts'
import { readLocalOptions } from './local/options.ts'
import { startVite, watchFunctions } from './local/watch.ts'
import { assertFree } from './ports.ts'
import { Failure, runMain } from './setup/failure.mjs'
import { step } from './setup/progress.mjs'

/** `npm run dev`: runs the product like `npm start`, but with the client served by Vite and the functions rebuilt on every change. */
async function main(): Promise<void> {
  const begun = Date.now()
  const options = readLocalOptions(process.argv.slice(2))
  const run = localRun('dev', DEFAULT_PORTS)
  let isUp = false
  const lifetime = await beginLifetime(() => isUp)
  await assertFree({
    ...run.ports,
    ...MAIL_PORTS,
    vite: DEV_PORT,
    ...(options.bluesky ? BLUESKY_PORTS : {}),
    ...(options.networks ? NETWORK_PORTS : {}),
  })
  const build = () => step('Building the functions', () => buildFunctions(run))
  try {
    const { emulators, ...networks } = await bringUp({ run, options, lifetime, build })
    watchFunctions(run, lifetime)
    await step('Starting Vite', () => startVite(run, lifetime))
    isUp = true
    announce(run.origin, networks, begun)
    await emulators.ended
    throw new Failure(`The emulators ended by themselves; their log is ${run.logFolder}/emulators.log.`)
  } finally {
    await lifetime.end()
  }
}

await runMain(main)
