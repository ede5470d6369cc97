import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'
import { launcherJar } from './launcher-jar.mjs'
import { DATA, PINNED_NODE, ROOT } from './places.mjs'
import { step } from './progress.mjs'
import { runLogged } from './run-logged.mjs'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/**
 * Returns the jar that firebase-tools starts as the Firestore emulator: the one in FIRESTORE_EMULATOR_BINARY_PATH, otherwise the newest one that
 * firebase-tools has downloaded, otherwise a launcher for the jar of an installed Google Cloud CLI, otherwise a new download.
 * @returns {Promise<string>} path of the jar
 * @throws {Failure} if the environment names a missing file, or the download fails
 */
export async function ensureFirestoreEmulator() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (named && !existsSync(named))
    throw new Failure(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which does not exist.`)
  const present = named ?? findDownloaded() ?? launcherOfCloudCli()
  if (present) return present
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
  await step('Downloading the Firestore emulator', () =>
    runLogged(PINNED_NODE, [firebase, 'setup:emulators:firestore'], {
      log: 'install-firestore-emulator',
      purpose:
        'Downloading the Firestore emulator (install the Google Cloud CLI with its Firestore emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to a jar)',
    }),
  )
  const downloaded = findDownloaded()
  if (downloaded) return downloaded
  throw new Failure(
    'firebase-tools reported success but left no Firestore emulator: set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  )
}

function findDownloaded() {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  const names = existsSync(cache) ? readdirSync(cache) : []
  const jars = names.filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
  const newest = jars.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0]
  return newest ? join(cache, newest) : null
}

/** Returns a launcher jar for the Cloud CLI's jar, whose manifest has no main class; null without a Cloud CLI. It is written to `.data/emulators`. */
function launcherOfCloudCli() {
  const jar = cloudSdkFolders()
    .map((folder) => join(folder, JAR_IN_SDK))
    .find((place) => existsSync(place))
  if (!jar) return null
  const launcher = join(DATA, 'emulators/firestore-launcher.jar')
  mkdirSync(dirname(launcher), { recursive: true })
  const content = launcherJar({ classPath: `file:${pathToFileURL(jar).pathname}`, mainClass: MAIN_CLASS })
  // A running emulator reads this file: it is written only when it changes.
  if (!existsSync(launcher) || !readFileSync(launcher).equals(content)) writeFileSync(launcher, content)
  return launcher
}

function cloudSdkFolders() {
  const gcloud = findCommand('gcloud')
  const besideCommand = gcloud ? [join(dirname(realpathSync(gcloud)), '..')] : []
  const usual = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk']
  return [...besideCommand, ...usual, join(homedir(), 'google-cloud-sdk')]
}
