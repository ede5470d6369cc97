import { mkdir, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

const PACKAGE = '@mediabunny/aac-encoder'
/** Code with which the library starts its worker from a string, which the content security policy forbids. */
const BEFORE_TEXT = 'return inlineWorker(`'
const AFTER_TEXT = '`);'
/** Content of a template literal, up to its closing backtick. */
const LITERAL = /(?:[^`\\]|\\[^])*/y

/**
 * Serves the worker of the AAC encoder as a separate file, because the content security policy forbids workers created from strings. Its address
 * contains
 * the version, so that it is cached like all immutable files; firebase.json allows WebAssembly for this file only.
 */
export function aacPlugin(): Plugin {
  const { path, script } = readWorker()
  return {
    name: 'postwright-aac',
    config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
    configureServer(server) {
      server.middlewares.use(`/${path}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(script)
      })
    },
    transform(code, id) {
      if (!id.includes(`/${PACKAGE}/`)) return null
      const { begin, end } = textIn(code)
      return { code: `${code.slice(0, begin)}return new Worker('/${path}');${code.slice(end)}`, map: null }
    },
    async writeBundle({ dir }) {
      if (this.environment.config.consumer !== 'client' || dir === undefined) return
      const target = join(dir, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, script)
    },
  }
}

/** Returns the worker's script, extracted from the library, and the path at which it is served. */
function readWorker(): { path: string; script: string } {
  const entry = createRequire(import.meta.url).resolve(PACKAGE)
  const code = readFileSync(entry.replace(/\.m?js$/, '.mjs'), 'utf8')
  const { literal } = textIn(code)
  const facts = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'))
  const { version } = z.object({ version: z.string() }).parse(facts)
  return { path: `assets/workers/aac-encoder-${version}.js`, script: valueOf(literal) }
}

function textIn(code: string): { begin: number; literal: string; end: number } {
  const begin = code.indexOf(BEFORE_TEXT)
  LITERAL.lastIndex = begin + BEFORE_TEXT.length
  const literal = begin < 0 ? '' : (LITERAL.exec(code)?.[0] ?? '')
  const end = begin + BEFORE_TEXT.length + literal.length
  if (literal === '' || !code.startsWith(AFTER_TEXT, end)) {
    throw new Error(`${PACKAGE} starts its worker in another way: see web/vite/aac-plugin.ts`)
  }
  return { begin, literal, end: end + AFTER_TEXT.length }
}

const ESCAPES: Partial<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  b: '\b',
  f: '\f',
  '0': '\0',
  '\n': '',
}

/** Returns the string value of a template literal without expressions. */
function valueOf(literal: string): string {
  return literal.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([^xu]))/g,
    (_all, byte?: string, unit?: string, sign?: string) =>
      sign === undefined ? String.fromCharCode(parseInt(byte ?? unit ?? '', 16)) : (ESCAPES[sign] ?? sign),
  )
}
