import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A source file: its path from the repository's root, with `/`, and its text. */
export type Source = { path: string; text: string }

const CODE = '{ts,tsx,mjs}'

/** Patterns of written code by part: no packages, no builds, no generated files. */
const PLACES = {
  core: [`core/src/**/*.${CODE}`],
  web: [`web/src/**/*.${CODE}`, `web/vite/**/*.${CODE}`, `web/sw/**/*.${CODE}`, `web/*.${CODE}`],
  functions: [`functions/src/**/*.${CODE}`, `functions/*.${CODE}`],
  scripts: [`scripts/**/*.${CODE}`],
  tests: [`tests/**/*.${CODE}`],
} as const

type Part = keyof typeof PLACES

export const PARTS: readonly Part[] = ['core', 'web', 'functions', 'scripts', 'tests']

export function sourcesOf(part: Part): Source[] {
  return PLACES[part].flatMap(read)
}

export function allSources(): Source[] {
  return [...PARTS.flatMap(sourcesOf), ...read(`*.${CODE}`)]
}

/** Reads the files that match a pattern, sorted by path. */
export function read(pattern: string): Source[] {
  return globSync(pattern, { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readText(path) }))
}

export function readText(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8')
}
