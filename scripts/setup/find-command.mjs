import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of a command on the search path; null if there is none.
 * @param {string} name
 */
export function findCommand(name) {
  const places = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name))
  return places.find((place) => existsSync(place)) ?? null
}

/**
 * Returns the output of a command, including standard error; null if it fails or takes longer than 20 seconds.
 * @param {string} command
 * @param {string[]} args
 */
export function outputOf(command, args) {
  try {
    return execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1', command, ...args], { encoding: 'utf8', timeout: 20_000 })
  } catch {
    return null
  }
}
