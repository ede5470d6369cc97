import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Where a command lies on the search path, or null.
 * @param {string} name
 */
export function findCommand(name) {
  const places = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name))
  return places.find((place) => existsSync(place)) ?? null
}

/**
 * What a command prints, standard error included, or null when it cannot run.
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
