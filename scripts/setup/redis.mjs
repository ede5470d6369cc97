import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'

const COMMAND = 'redis-server'

/**
 * Finds the Redis server for the comparison with BullMQ, or installs one if possible. A missing one is only reported.
 * @returns {Promise<string | null>} path of the command; null if it is not available
 */
export async function ensureRedis() {
  try {
    if (!findCommand(COMMAND) && canUseApt()) await aptInstall([COMMAND])
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
  }
  if (!findCommand(COMMAND)) {
    process.stderr.write(
      'BullMQ is left out: it needs redis-server, which "sudo apt-get install redis-server" installs.\n',
    )
  }
  return findCommand(COMMAND)
}
