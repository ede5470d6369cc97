import type { Chunk } from './build-chunks.ts'

/**
 * Returns the modules in a build that a release must not contain, such as the component gallery for developers.
 * @param kept prefixes of these modules' names, relative to `web/`
 */
export function strayModules(chunks: readonly Chunk[], kept: readonly string[]): string[] {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  return modules.filter((module) => kept.some((beginning) => module.startsWith(beginning)))
}
