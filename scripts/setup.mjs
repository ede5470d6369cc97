import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureFileReaders } from './setup/file-readers.mjs'
import { ensureFirestoreEmulator } from './setup/firestore-emulator.mjs'
import { ensureJava } from './setup/java.mjs'
import { installPackages } from './setup/packages.mjs'
import { linkPinnedNode } from './setup/pinned-node.mjs'
import { ROOT } from './setup/places.mjs'
import { ensureSecrets } from './setup/secrets.mjs'

/** @typedef {import('./setup/test-plan.mjs').Part} Part */
/** @typedef {{ java?: string, firestoreJar?: string, chromium?: string }} Tools paths of the requested tools */

/**
 * Prepares the clone and the machine for the other commands; anything already present is kept. Plain Node 20 without packages, because it installs
 * them.
 * @param {Part[]} parts needed in addition to the workspace's packages and this clone's local keys
 * @returns {Promise<Tools>}
 */
export async function setup(parts) {
  const asked = new Set(parts)
  await installTogether([ROOT, ...(asked.has('pds') ? [join(ROOT, 'tests/pds')] : [])])
  linkPinnedNode()
  ensureSecrets()
  const java = asked.has('java') ? await ensureJava() : undefined
  const firestoreJar = asked.has('firestore') ? await ensureFirestoreEmulator() : undefined
  const chromium = asked.has('chromium') ? await ensureChromium() : undefined
  if (asked.has('fileReaders')) await ensureFileReaders()
  return { java, firestoreJar, chromium }
}

/**
 * Installs the packages of several folders in parallel, because most of the time is spent waiting for the registry. A failure is thrown only after
 * all installations have ended, so that none is left incomplete.
 * @param {string[]} folders
 */
async function installTogether(folders) {
  const ended = await Promise.allSettled(folders.map(installPackages))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

async function main() {
  const { java, firestoreJar, chromium } = await setup(['pds', 'java', 'firestore', 'chromium', 'fileReaders'])
  console.log(`Ready: packages installed\n  Java      ${java}\n  Firestore ${firestoreJar}\n  Chromium  ${chromium}`)
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await runMain(main)
