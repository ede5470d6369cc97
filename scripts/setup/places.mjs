import { delimiter, join, resolve } from 'node:path'

/** The folder of the clone. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** What a run leaves behind for the next one: emulator data, uploaded files, logs. Ignored by git. */
export const DATA = join(ROOT, '.data')

export const LOGS = join(DATA, 'logs')

/** Node as pinned by the project: the version that Cloud Functions runs. */
export const PINNED_NODE = join(ROOT, 'node_modules/.bin/node')

/** The search path without any package's commands, so that npm runs on the machine's own Node while it replaces them. */
export function machinePath() {
  const parts = (process.env.PATH ?? '').split(delimiter)
  return parts.filter((part) => !part.includes('node_modules')).join(delimiter)
}
