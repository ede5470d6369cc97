import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure } from './failure.mjs'
import { LOGS, ROOT } from './places.mjs'

const TAIL_LINES = 25

/**
 * Runs a command with its output in `.data/logs/<log>.log`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ log: string, purpose: string, cwd?: string, env?: NodeJS.ProcessEnv }} options `purpose` starts the message of a failure
 * @throws {Failure} with the end of the log if the command does not exit with code 0
 */
export async function runLogged(command, args, { log, purpose, cwd = ROOT, env = process.env }) {
  mkdirSync(LOGS, { recursive: true })
  const file = join(LOGS, `${log}.log`)
  const output = openSync(file, 'w')
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] })
  const code = await new Promise((settle) => {
    child.on('error', (error) => settle(error.message))
    child.on('exit', (status, signal) => settle(status ?? signal))
  })
  closeSync(output)
  if (code === 0) return
  throw new Failure(`${purpose} failed (${code}). The end of ${relative(ROOT, file)}:\n\n${tail(file)}`)
}

/** @param {string} file */
export function tail(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}
