import type { Deps } from '../domain/ports/deps.ts'
import { createDeps } from './create-deps.ts'
import { readConfig } from './read-config.ts'

let deps: Deps | null = null

/** The process's one set of dependencies, made from its environment at first use. */
export function getDeps(): Deps {
  return (deps ??= createDeps(readConfig(process.env)))
}
