import { findCommand } from './find-command.mjs'
import { step } from './progress.mjs'
import { runLogged } from './run-logged.mjs'

/** Returns whether system packages can be installed: Debian's `apt-get` is present and the user is root. */
export function canUseApt() {
  return findCommand('apt-get') !== null && process.getuid?.() === 0
}

/** @param {string[]} packages */
export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step(`Installing ${packages.join(', ')} with apt`, async () => {
    await runLogged('apt-get', ['update'], { log: 'apt-update', purpose: 'apt-get update', env })
    const args = ['install', '-y', '--no-install-recommends', ...packages]
    await runLogged('apt-get', args, { log: 'apt-install', purpose: `apt-get install ${packages.join(' ')}`, env })
  })
}
