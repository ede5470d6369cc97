import { describe, expect, it } from 'vitest'
import { importsOf, packageOf, type Import } from '../../scripts/structure/imports-of.ts'
import { PARTS, sourcesOf } from '../../scripts/structure/sources.ts'
import { featureZone } from './support/feature-zone.ts'
import { ZONES, type Zone } from './support/zones.ts'

const sources = PARTS.flatMap(sourcesOf)
const known = new Set(sources.map(({ path }) => path))

function zoneOf(path: string): Zone | undefined {
  return featureZone(path) ?? ZONES.find(({ of }) => of.test(path))
}

function isForbidden(zone: Zone, { from, target, specifier, typeOnly }: Import): boolean {
  if (target !== null) return !zone.may.some((allowed) => allowed.test(target))
  const name = packageOf(specifier)
  // Functions may import types of their platform, such as those of their arguments.
  return name !== null && zone.never.test(name) && !(typeOnly && from.startsWith('functions/'))
}

describe('who may import whom', () => {
  it('every file belongs to a zone', () => {
    expect(sources.filter(({ path }) => !zoneOf(path)).map(({ path }) => path)).toEqual([])
  })

  it.each(PARTS)('%s keeps to its zones', (part) => {
    const forbidden = sourcesOf(part).flatMap((source) => {
      const zone = zoneOf(source.path)
      if (!zone) return []
      const found = importsOf(source).filter((each) => isForbidden(zone, each))
      return found.map(({ text }) => `${source.path} ${zone.why}: ${text}`)
    })
    expect(forbidden).toEqual([])
  })

  it('Firestore on the server is spoken in the store only', () => {
    const speaking = sourcesOf('functions').filter(
      (source) =>
        !source.path.startsWith('functions/src/store/') &&
        importsOf(source).some(
          ({ specifier, typeOnly }) => !typeOnly && /^(firebase-admin|@google-cloud)\/firestore$/.test(specifier),
        ),
    )
    expect(speaking.map(({ path }) => path)).toEqual(['functions/src/compose/create-deps.ts'])
  })
})

describe('how files are imported', () => {
  it('by a path that exists, with its ending', () => {
    const lost = sources
      .flatMap(importsOf)
      .filter(({ target }) => target !== null && /\.m?tsx?$/.test(target) && !known.has(target))
    const bare = sources.flatMap(importsOf).filter(({ target, specifier }) => target !== null && !hasEnding(specifier))
    expect([...lost, ...bare].map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })
})

function hasEnding(specifier: string): boolean {
  return specifier.startsWith('@postwright/core/') || /\.(ts|tsx|mjs|css|json|svg|woff2)(\?[\w-]+)?$/.test(specifier)
}
