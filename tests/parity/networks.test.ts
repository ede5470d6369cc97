import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { MAY_NAME, networksNamedIn } from './support/network-names.ts'
import { neededWords, platformWords, possibleWords } from './support/platform-words.ts'
import { read, sourcesOf } from '../../scripts/structure/sources.ts'

const networks = Object.entries(PLATFORM_CONTRACTS)
const words = platformWords()

it.each(networks)(
  '%s has its contract, its module on either side, its preview, its mark and its words',
  (id, contract) => {
    expect(contract.platform).toBe(id)
    const files = [
      `core/src/platforms/${id}/contract.ts`,
      `functions/src/platforms/${id}/module.ts`,
      `web/src/platforms/${id}/module.ts`,
      `web/src/platforms/${id}/preview.tsx`,
      `web/src/platforms/${id}/icon.svg`,
      `web/public/locales/en/platforms/${id}.json`,
    ]
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  },
)

it.each(networks)('%s has words for its form and its settings, and no others', (id, contract) => {
  const needed = neededWords(contract)
  const possible = possibleWords(contract)
  const found = words.get(id) ?? []
  expect(needed.filter((key) => !found.includes(key))).toEqual([])
  expect(found.filter((key) => !needed.includes(key) && !possible.some((each) => each.test(key)))).toEqual([])
})

it('has words of networks that exist only', () => {
  expect([...words.keys()].filter((id) => !Object.hasOwn(PLATFORM_CONTRACTS, id))).toEqual([])
})

it('names a network in its own folders only', () => {
  const files = [...(['core', 'functions', 'web'] as const).flatMap(sourcesOf), ...read('web/src/**/*.css')]
  const others = files.filter(
    ({ path }) =>
      /^(core|functions|web)\/src\//.test(path) && !isOwn(path) && !MAY_NAME.some(({ of }) => of.test(path)),
  )
  expect(others.length).toBeGreaterThan(500)
  const naming = others.flatMap(({ path, text }) => {
    const named = networksNamedIn(text)
    return named.length > 0 ? [`${path}: ${named.join(', ')}`] : []
  })
  expect(naming).toEqual([])
})

it.each([
  ["case 'x':", ['x']],
  ['const x = threads + webhook', []],
  ["import { a } from '../platforms/rss/feed.ts'", ['rss']],
  ['connectBluesky()', ['bluesky']],
  ['// as Bluesky counts', []],
])('reads %s', (code, named) => {
  const known = Object.keys(PLATFORM_CONTRACTS)
  expect(networksNamedIn(code)).toEqual(named.filter((id) => known.includes(id)))
})

function isOwn(path: string): boolean {
  const [, id = ''] = /^(?:core|functions|web)\/src\/platforms\/([^/]+)\//.exec(path) ?? []
  return Object.hasOwn(PLATFORM_CONTRACTS, id)
}
