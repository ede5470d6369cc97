import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from '../emulators/addresses.ts'
import { buildFunctions, buildWeb } from '../emulators/build.ts'
import { hideAccountExistence } from '../emulators/email-privacy.ts'
import { freeBlock } from '../emulators/emulator-ports.ts'
import { type Services, startEmulators } from '../emulators/emulators.ts'
import { removeTraces } from '../emulators/remove-traces.ts'
import { type RunPlan, testRun } from '../emulators/run-plan.ts'
import { webEnvironment } from '../emulators/web-environment.ts'
import { writeConfig } from '../emulators/write-config.ts'
import type { Lifetime } from '../local/lifetime.ts'
import { bringUpMails } from '../local/mails.ts'
import { ROOT } from '../setup/places.mjs'
import { step } from '../setup/progress.mjs'
import type { Project, TestPlan } from '../setup/test-plan.mjs'
import type { Tally } from './tally.ts'
import { runVitest } from './vitest.ts'

/** Projects that run alone, one after the other, after those that can share the machine. */
const ALONE: readonly Project[] = ['e2e', 'pictures']

/** Runs projects that need emulators, against a separate set of emulators for this run. Keeps the emulators' logs if a test fails. */
export async function runEmulatorTests(
  plan: Pick<TestPlan, 'paths' | 'vitestArgs'>,
  projects: Project[],
  lifetime: Lifetime,
): Promise<Tally[]> {
  const { block, ports } = await freeBlock()
  const run = testRun(block, ports, projects.includes('e2e'))
  lifetime.onEnd(() => removeTraces(run))
  // The functions read the address of the mail server when they start.
  const mails = await bringUpMails(lifetime)
  await prepare(run, projects, lifetime)
  const tallies: Tally[] = []
  const env = { ...process.env, ...testEnvironment(run, mails) }
  const together = projects.filter((project) => !ALONE.includes(project))
  const groups = [together, ...projects.filter((project) => ALONE.includes(project)).map((project) => [project])]
  for (const group of groups.filter(({ length }) => length > 0)) {
    tallies.push(await runVitest({ ...plan, projects: group, env }, lifetime))
  }
  if (tallies.some(({ failed }) => failed.length > 0)) keepLogs(run)
  return tallies
}

async function prepare(run: RunPlan, projects: Project[], lifetime: Lifetime): Promise<void> {
  const services: Services = projects.some((project) => project !== 'rules') ? 'all' : 'firestore'
  if (services === 'all') await step('Building the functions', () => buildFunctions(run))
  if (projects.includes('e2e') || projects.includes('pictures'))
    await step('Building the web client', () => buildWeb(run))
  writeConfig(run)
  try {
    await step('Starting the emulators', () => startEmulators(run, services, lifetime))
  } catch (error) {
    keepLogs(run)
    throw error
  }
  if (services === 'all') await hideAccountExistence(run)
}

export function testEnvironment(run: RunPlan, mails: string): NodeJS.ProcessEnv {
  const { api, web, functions, networks } = addressesOf(run)
  return {
    ...webEnvironment(run),
    POSTWRIGHT_API_URL: api,
    POSTWRIGHT_WEB_URL: web,
    POSTWRIGHT_FUNCTIONS_URL: functions,
    POSTWRIGHT_NETWORKS_URL: networks,
    POSTWRIGHT_MAILS_URL: mails,
    POSTWRIGHT_PROJECT: run.project,
    POSTWRIGHT_MEDIA_DIR: run.mediaFolder,
    GCLOUD_PROJECT: run.project,
    // Stops the Admin SDK from asking the cloud's metadata server, which does not exist here, for credentials.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${run.ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${run.ports.auth}`,
  }
}

/** Copies the emulators' logs to `test-results`; emulators that never started have none. */
function keepLogs({ logFolder, name }: RunPlan): void {
  if (!existsSync(logFolder)) return
  cpSync(logFolder, join(ROOT, 'test-results', `${name}-emulators`), { recursive: true })
}
