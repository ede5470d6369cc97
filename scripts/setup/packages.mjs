import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure } from './failure.mjs'
import { findCommand } from './find-command.mjs'
import { machinePath, ROOT } from './places.mjs'
import { step } from './progress.mjs'
import { runLogged } from './run-logged.mjs'

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

/**
 * Installs a folder's packages from its lockfile, unless they are installed already.
 * Install scripts are disabled: no dependency needs one, and npm 10 would compile an optional package for minutes.
 * @param {string} folder absolute path
 * @throws {Failure} if npm is missing or the installation is incomplete
 */
export async function installPackages(folder) {
  if (isInstalled(folder)) return
  if (!findCommand('npm')) throw new Failure('npm is not on the PATH: install Node 20.19 or newer, which brings it.')
  const name = relative(ROOT, folder) || 'the workspace'
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const log = `install-${name.replace(/\W+/g, '-')}`
  await step(`Installing the packages of ${name}`, () =>
    runLogged('npm', args, { log, cwd: folder, purpose: 'npm ci', env: { ...process.env, PATH: machinePath() } }),
  )
  if (!isInstalled(folder))
    throw new Failure(`npm ci left ${name} incomplete: run it by hand in that folder and read its output.`)
}

/**
 * Returns whether the lockfile matches the one in `node_modules`, which npm writes last.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const { packages: wanted } = readLock(join(folder, 'package-lock.json'))
  const { packages: present } = readLock(installed)
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/') || link) return true
    const found = present[place]
    return found ? found.version === version : optional === true
  })
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
