import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FRAME_ACTIONS } from '../../web/src/app/palette/app-actions.ts'
import { NAV_GROUPS } from '../../web/src/app/layouts/nav-groups.ts'
import { publicRoutes } from '../../web/src/app/public-routes.ts'
import { routesIn } from '../../web/src/app/routes-in.ts'
import type { FeatureRoute } from '../../web/src/config/feature.ts'
import { NAVIGATION_ENTRIES_MAX, NAVIGATION_GROUPS } from '../../web/src/config/navigation-groups.ts'
import { routes } from '../../web/src/config/routes.ts'
import { ALL_FEATURES } from '../support/all-features.ts'

const all = withChildren(ALL_FEATURES.flatMap((feature) => feature.routes))
const entries = NAV_GROUPS.flatMap(({ items }) => items)
const patterns = all.flatMap(({ pattern }) => (pattern === null ? [] : [pattern]))

function withChildren(found: readonly FeatureRoute[]): FeatureRoute[] {
  return found.flatMap((route) => [route, ...withChildren(route.children ?? [])])
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

it('every area is listed under the name of its folder', () => {
  const folders = readdirSync(new URL('../../web/src/features', import.meta.url))
  expect(ALL_FEATURES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

it('every address leads to one screen; admin screens that no other area links to say theirs themselves', () => {
  const pages = publicRoutes.flatMap(({ path }) => path ?? [])
  const known = Object.values(routes).flatMap(({ pattern }) => pattern ?? [])
  const areas = known.filter((pattern) => !pages.includes(pattern) && pattern !== routes.admin.pattern)
  const own = routesIn('admin', ALL_FEATURES).flatMap(({ pattern }) =>
    pattern === null || areas.includes(pattern) ? [] : [pattern],
  )
  expect(patterns.toSorted()).toEqual([...areas, ...own].toSorted())
})

it('every screen has a title, and the records with which its parameter is filled in tests', () => {
  const untitled = all.filter(({ titleKey, pattern, children }) => !titleKey && !children && pattern !== null)
  expect(untitled.map(({ pattern }) => pattern)).toEqual([])
  const wrong = all.filter(({ pattern, samples = [] }) => pattern?.includes(':') !== samples.length > 0)
  expect(wrong.map(({ pattern }) => pattern).filter((pattern) => pattern !== null)).toEqual([])
})

it('the sidebar leads to screens', () => {
  const below = patterns.map((pattern) => `${routes.admin.href()}/${pattern}`)
  const places: string[] = [...patterns, ...below, routes.admin.href()]
  expect(entries.filter(({ to }) => !places.includes(to)).map(({ to }) => to)).toEqual([])
})

it('the sidebar follows a week of work and holds no more than five entries in a group', () => {
  expect(NAVIGATION_GROUPS.map(({ id }) => id).slice(0, 6)).toEqual([
    'start',
    'plan',
    'create',
    'publish',
    'learn',
    'set-up',
  ])
  const full = NAV_GROUPS.filter(({ items }) => items.length > NAVIGATION_ENTRIES_MAX).map(({ id }) => id)
  expect(full).toEqual([])
  const tabs = [routes.ideas, routes.hashtagGroups, routes.contacts].map(({ href }) => href())
  expect(entries.filter(({ to }) => [...tabs, routes.library.pattern].includes(to))).toEqual([])
})

it('no two actions have one id or the same keys, those of two screens excepted, which are never open together', async () => {
  const everywhere = [...ALL_FEATURES.flatMap(({ actions = [] }) => actions), ...FRAME_ACTIONS]
  const lists = ALL_FEATURES.flatMap(({ screenActions = [] }) => screenActions)
  const screens = await Promise.all(lists.map((load) => load()))
  expect(repeated([...everywhere, ...screens.flat()].map(({ id }) => id))).toEqual([])
  const ways = entries.flatMap(({ letter }) => (letter === undefined ? [] : [['G', letter]]))
  for (const screen of screens) {
    const heard = [...everywhere, ...screen].filter(({ hasOwnKeys }) => !hasOwnKeys)
    const keys = [...ways, ...heard.flatMap((action) => (action.keys ? [action.keys] : []))]
    expect(repeated(keys.map((each) => each.join(' ').toLowerCase()))).toEqual([])
  }
})

it('every key is one that the product hears: with Mod, alone, with Alt in a text, or one letter after another', async () => {
  const lists = ALL_FEATURES.flatMap(({ screenActions = [] }) => screenActions)
  const screens = await Promise.all(lists.map((load) => load()))
  const all = [...ALL_FEATURES.flatMap(({ actions = [] }) => actions), ...FRAME_ACTIONS, ...screens.flat()]
  const heard = all.filter(({ hasOwnKeys }) => !hasOwnKeys)
  const keys = heard.flatMap((action) => (action.keys ? [action.keys.join(' ')] : []))
  expect(keys.filter((each) => !/^(Mod (Enter|[A-Z])|Alt Enter|[A-FH-Z?]|[A-FH-Z] [A-Z])$/.test(each))).toEqual([])
  expect(entries.flatMap(({ letter }) => letter ?? []).filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([])
})
