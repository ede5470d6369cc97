import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand, outputOf } from './find-command.mjs'

/** Minimum Java version for the Firestore emulator. */
const JAVA_MIN = 11
const JVM_FOLDER = '/usr/lib/jvm'

/**
 * Finds a Java that can run the Firestore emulator, or installs one if possible.
 * @returns {Promise<string>} path of the executable
 * @throws {Failure} if none can be installed
 */
export async function ensureJava() {
  const found = findJava()
  if (found) return found
  if (canUseApt()) await aptInstall(['default-jre-headless'])
  const installed = findJava()
  if (installed) return installed
  throw new Failure(
    `Java ${JAVA_MIN} or newer is needed by the Firestore emulator and was not found: ` +
      'run "sudo apt-get install default-jre-headless" (or your system\'s equivalent), or set JAVA_HOME.',
  )
}

function findJava() {
  const jvms = existsSync(JVM_FOLDER) ? readdirSync(JVM_FOLDER).map((name) => join(JVM_FOLDER, name)) : []
  const homes = [process.env.JAVA_HOME, ...jvms].flatMap((home) => (home ? [join(home, 'bin/java')] : []))
  const places = [findCommand('java'), ...homes].filter((place) => place !== null)
  return places.find((place) => existsSync(place) && majorVersion(place) >= JAVA_MIN) ?? null
}

/** @param {string} java */
function majorVersion(java) {
  const [, major = '0'] = outputOf(java, ['-version'])?.match(/version "(\d+)/) ?? []
  return Number(major)
}
