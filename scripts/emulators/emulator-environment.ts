import { addressesOf } from './addresses.ts'
import type { RunPlan } from './run-plan.ts'

/**
 * The Firestore emulator is Java: compiled quickly instead of well it takes half of the processor in its first minutes. Its log
 * is written at a level that firebase-tools asks for on the command line, which only this variable can change.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -Dgoogle.cloud_firestore.debug_log_level=WARNING'

/**
 * Seconds in which a worker of the functions has to start. Past its own half a minute the emulator drops the event that the
 * worker was for and never repeats it: a machine at work starts a dozen of them at once, and may need longer.
 */
const WORKER_START = 180

/** The app that the imitated network knows. */
const X_APP = { clientId: 'x-client-id', clientSecret: 'x-client-secret' }

/** The environment of the emulators, which also reaches the functions: nothing in it lets them ask the outside world. */
export function emulatorEnvironment(run: RunPlan): NodeJS.ProcessEnv {
  const { _JAVA_OPTIONS: own = '' } = process.env
  return {
    ...process.env,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    npm_config_offline: 'true',
    _JAVA_OPTIONS: `${own} ${JAVA_OPTIONS}`.trim(),
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    START_LOGGING_EMULATOR: 'false',
    FUNCTIONS_EMULATOR_PARALLEL: String(run.workers),
    FUNCTIONS_DISCOVERY_TIMEOUT: String(WORKER_START),
    MEDIA_DIR: run.mediaFolder,
    POSTWRIGHT_SANDBOX_URL: addressesOf(run).sandboxNetwork,
    CANARY: String(run.runsCanary),
    ...(run.imitatesNetworks ? networkEnvironment(run) : {}),
  }
}

/** Networks with an address of their own are imitated at one port, and one of them is open to this installation's app. */
function networkEnvironment(run: RunPlan): NodeJS.ProcessEnv {
  const { networks } = addressesOf(run)
  return {
    PLATFORM_URLS: JSON.stringify({ x: networks, telegram: networks }),
    PLATFORM_APPS: JSON.stringify({ x: X_APP }),
  }
}
