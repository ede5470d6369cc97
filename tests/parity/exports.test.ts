import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importsOf, packageOf } from '../../scripts/structure/imports-of.ts'
import { readText, sourcesOf, type Source } from '../../scripts/structure/sources.ts'

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

/** The Admin SDK loads it by itself; its version is pinned because no lockfile travels with a deploy. */
const BROUGHT_ALONG = ['@google-cloud/firestore']

const manifest = manifestSchema.parse(JSON.parse(readText('functions/package.json')))
const server = sourcesOf('functions').filter(({ path }) => path.startsWith('functions/src/'))

describe('what a deploy of the functions carries', () => {
  it('installs every package that the bundle imports when it runs', () => {
    const needed = packagesOf([...reachable(server)])
    expect(needed.filter((name) => !(name in manifest.dependencies))).toEqual([])
  })

  it('installs no package that the bundle does not import', () => {
    const used = new Set([...packagesOf([...reachable(server)]), ...BROUGHT_ALONG])
    expect(Object.keys(manifest.dependencies).filter((name) => !used.has(name))).toEqual([])
  })

  it('pins every version exactly: no lockfile travels with it', () => {
    const loose = Object.entries(manifest.dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    expect(loose).toEqual([])
  })

  it('never names a workspace, which no registry has', () => {
    expect(readText('functions/package.json')).not.toContain('@postwright/')
  })
})

describe('the language of the product', () => {
  it('needs one package for all that is stored and sent, in one version everywhere', () => {
    const core = manifestSchema.parse(JSON.parse(readText('core/package.json')))
    expect(Object.keys(core.dependencies)).toEqual([
      '@orama/stemmers',
      'bidi-js',
      'culori',
      'ml-matrix',
      'qrcode-generator',
      'tinyld',
      'tlds',
      'zod',
    ])
    const others = ['web', 'functions', 'tests'].map((name) => {
      const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(readText(`${name}/package.json`)))
      return dependencies.zod ?? devDependencies.zod
    })
    expect(new Set(others)).toEqual(new Set([core.dependencies.zod]))
  })
})

/** The server's files and every file of core that they reach: what the bundler puts together. */
function reachable(entries: readonly Source[]): Set<Source> {
  const all = new Map([...sourcesOf('core'), ...server].map((source) => [source.path, source]))
  const found = new Set(entries)
  for (const source of found) {
    for (const { target, typeOnly } of importsOf(source)) {
      const next = target === null || typeOnly ? undefined : all.get(target)
      if (next) found.add(next)
    }
  }
  return found
}

function packagesOf(sources: readonly Source[]): string[] {
  const values = sources.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly)
  return [...new Set(values.map(({ specifier }) => packageOf(specifier)).filter((name) => name !== null))]
}
