import { join, resolve } from 'node:path'
import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')

/** Bundles a module of `tests/support/browser` and the client code that it imports into one script. */
export async function bundleForPage(name: string, format: 'es' | 'iife'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^@\//, replacement: `${join(ROOT, 'web/src')}/` }] },
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, `browser/${name}.ts`),
        formats: [format],
        name: 'bundled',
        fileName: name,
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The bundle is empty.')
  return chunk.code
}
