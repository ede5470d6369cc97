import { addressesOf } from './addresses.ts'
import type { RunPlan } from './run-plan.ts'

/**
 * Options for the Firestore emulator, a Java program. Fast instead of optimised compilation halves its processor load in the first minutes.
 * firebase-tools sets the log level on the command line; only this variable overrides it.
 */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -Dgoogle.cloud_firestore.debug_log_level=WARNING'

/**
 * Seconds within which a functions worker must start. After its default of 30 seconds the emulator drops the worker's event permanently, and a busy
 * machine that starts a dozen workers at the same time may need longer.
 */
const WORKER_START = 180

/** Credentials of the app that the fake of X knows. */
const X_APP = { clientId: 'x-client-id', clientSecret: 'x-client-secret' }

/** Returns the environment of the emulators and the functions; its settings prevent calls to services outside this machine. */
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

/** Returns the settings for fakes of X and Telegram at one port, and the app credentials for X. */
function networkEnvironment(run: RunPlan): NodeJS.ProcessEnv {
  const { networks } = addressesOf(run)
  return {
    PLATFORM_URLS: JSON.stringify({ x: networks, telegram: networks }),
    PLATFORM_APPS: JSON.stringify({ x: X_APP }),
  }
}
