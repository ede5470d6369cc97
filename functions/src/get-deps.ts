import { readConfig } from './config.ts'
import { createDeps, type Deps } from './deps.ts'

let deps: Deps | null = null

/** The process's one set of dependencies, made from its environment at first use. */
export function getDeps(): Deps {
  return (deps ??= createDeps(readConfig(process.env)))
}
