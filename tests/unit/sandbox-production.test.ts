import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../functions/', import.meta.url))

/** Names that only the sandbox network, its publisher and the fault switches contain. Their sentences are in the locale file of all networks. */
const LOCAL_ONLY = [
  'createSandboxNetwork',
  'createSandboxPublisher',
  'post_not_found',
  'createLocalFaults',
  'process.exit',
]

let folder: string
let bundles: { production: string; emulator: string }

async function bundle(mode: 'production' | 'emulator'): Promise<string> {
  const outDir = join(folder, mode)
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile, mode, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
  return readFile(join(outDir, 'index.js'), 'utf8')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-bundles-'))
  bundles = { production: await bundle('production'), emulator: await bundle('emulator') }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the functions as they are deployed', () => {
  test.each(LOCAL_ONLY)('do not contain "%s", which builds for the emulators do', (words) => {
    expect(bundles.emulator).toContain(words)
    expect(bundles.production).not.toContain(words)
  })

  test('answer that the sandbox network is not available', () => {
    expect(bundles.production).toContain('network_unavailable')
    expect(bundles.production).toMatch(/sandboxNetwork = void 0/)
  })
})
