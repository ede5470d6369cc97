import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from '../emulators/addresses.ts'
import { hideAccountExistence } from '../emulators/email-privacy.ts'
import { type Emulators, startEmulators } from '../emulators/emulators.ts'
import type { RunPlan } from '../emulators/run-plan.ts'
import { writeConfig } from '../emulators/write-config.ts'
import { seed } from '../seed.ts'
import { step } from '../setup/progress.mjs'
import { startTicker } from '../tick.ts'
import { BLUESKY_DATA, type BlueskyDemo, bringUpBluesky } from './bluesky.ts'
import type { Lifetime } from './lifetime.ts'
import { bringUpMails, MAIL_PORTS } from './mails.ts'
import { bringUpNetworks, type NetworksDemo } from './networks.ts'
import type { LocalOptions } from './options.ts'

type Parts = {
  run: RunPlan
  options: LocalOptions
  lifetime: Lifetime
  /** Builds what the emulators load before they start. */
  build: () => Promise<void>
}

/** Networks chosen by the options, and the address of the page that shows sent mails. */
export type Networks = { bluesky: BlueskyDemo | null; networks: NetworksDemo; mails: string }

/** Starts everything of a local run except its web server: emulators with data, the ticker, the mail server and the chosen networks. */
export async function bringUp(parts: Parts): Promise<{ emulators: Emulators } & Networks> {
  const { run, options, lifetime, build } = parts
  if (options.fresh) forget(run)
  const isFirst = !keepsData(run)
  await build()
  writeConfig(run)
  // The functions read the addresses of the networks and the mail server when they start.
  const mails = await bringUpMails(lifetime, MAIL_PORTS)
  const networks = options.networks ? await step('Starting the networks', () => bringUpNetworks(run, lifetime)) : {}
  const emulators = await step('Starting the emulators', () => startEmulators(run, 'all', lifetime))
  await hideAccountExistence(run)
  const bluesky = options.bluesky ? await step('Starting Bluesky', () => bringUpBluesky(lifetime)) : null
  if (isFirst) await step('Writing demo data', () => seed({ ...addressesOf(run), project: run.project }))
  const ticker = startTicker({ functions: addressesOf(run).functions, project: run.project }, console.error)
  lifetime.onEnd(ticker.stop)
  emulators.keepData()
  return { emulators, bluesky, networks, mails }
}

function keepsData({ exportFolder }: RunPlan): boolean {
  return exportFolder !== null && existsSync(join(exportFolder, 'firebase-export-metadata.json'))
}

function forget({ exportFolder, mediaFolder }: RunPlan): void {
  for (const folder of [exportFolder, mediaFolder, BLUESKY_DATA]) {
    if (folder !== null) rmSync(folder, { recursive: true, force: true })
  }
}
