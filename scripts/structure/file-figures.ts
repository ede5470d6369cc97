import { posix } from 'node:path'
import { importsOf } from './imports-of.ts'
import { type Source, sourcesOf } from './sources.ts'

/** Lengths of the product's files in lines, and the number of files that are imported only by one file of the same folder. */
export type FileFigures = { files: number; median: number; p90: number; longest: number; soleSiblings: number }

/** Returns the figures of all files in `core/src`, `web/src` and `functions/src`. */
export function readFileFigures(): FileFigures {
  const product = (['core', 'web', 'functions'] as const)
    .flatMap(sourcesOf)
    .filter(({ path }) => /^(core|web|functions)\/src\//.test(path))
  const lengths = product.map(({ text }) => text.split('\n').length - 1).toSorted((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
  return {
    files: lengths.length,
    median: at(0.5),
    p90: at(0.9),
    longest: lengths.at(-1) ?? 0,
    soleSiblings: countSoleSiblings(product),
  }
}

/** Counts the files that exactly one file imports, from the same folder. */
function countSoleSiblings(product: readonly Source[]): number {
  const importers = new Map<string, Set<string>>()
  for (const { from, target } of product.flatMap(importsOf)) {
    if (target !== null) importers.set(target, (importers.get(target) ?? new Set()).add(from))
  }
  return product.filter(({ path }) => {
    const [only, ...others] = importers.get(path) ?? []
    return only !== undefined && others.length === 0 && posix.dirname(only) === posix.dirname(path)
  }).length
}

/** Returns the figures as one line for a terminal. */
export function describeFileFigures({ files, median, p90, longest, soleSiblings }: FileFigures): string {
  const share = ((100 * soleSiblings) / files).toFixed(1)
  return `${files} product files: median ${median} lines, 90 % up to ${p90}, longest ${longest}; ${share} % are imported by one sibling only`
}
