import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'

const COMMAND = 'redis-server'

/**
 * The Redis server that the queue in the comparison needs; installs one where that is possible.
 * @returns {Promise<string | null>} the command's path, or null where it cannot be had
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
