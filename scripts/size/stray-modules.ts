import type { Chunk } from './build-chunks.ts'

/**
 * Modules in the build that belong to none: the gallery of components is for those who build the product.
 * @param kept beginnings of module names, relative to `web/`
 */
export function strayModules(chunks: readonly Chunk[], kept: readonly string[]): string[] {
  const modules = chunks.flatMap((chunk) => chunk.modules)
  return modules.filter((module) => kept.some((beginning) => module.startsWith(beginning)))
}
