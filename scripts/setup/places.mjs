import { delimiter, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Folder of data kept between runs: emulator data, uploaded files, logs. Ignored by git. */
export const DATA = join(ROOT, '.data')

export const LOGS = join(DATA, 'logs')

/** Node as pinned by the project: the version that Cloud Functions runs. */
export const PINNED_NODE = join(ROOT, 'node_modules/.bin/node')

/** Returns the search path without folders of packages, so that npm runs on the machine's own Node while it replaces the pinned one. */
export function machinePath() {
  const parts = (process.env.PATH ?? '').split(delimiter)
  return parts.filter((part) => !part.includes('node_modules')).join(delimiter)
}
