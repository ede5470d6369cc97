import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FEATURES } from '../../web/src/app/features.ts'
import { publicRoutes } from '../../web/src/app/public-routes.ts'
import type { FeatureRoute } from '../../web/src/config/feature.ts'
import { routes } from '../../web/src/config/routes.ts'

const all = withChildren(FEATURES.flatMap((feature) => feature.routes))
const patterns = all.flatMap(({ pattern }) => (pattern === null ? [] : [pattern]))

function withChildren(found: readonly FeatureRoute[]): FeatureRoute[] {
  return found.flatMap((route) => [route, ...withChildren(route.children ?? [])])
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

it('every area is listed under the name of its folder', () => {
  const folders = readdirSync(new URL('../../web/src/features', import.meta.url))
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

it('every address leads to one screen', () => {
  const pages = publicRoutes.flatMap(({ path }) => path ?? [])
  const known = Object.values(routes).flatMap(({ pattern }) => pattern ?? [])
  const areas = known.filter((pattern) => !pages.includes(pattern) && pattern !== routes.admin.pattern)
  expect(patterns.toSorted()).toEqual(areas.toSorted())
})

it('every screen has a title, and the records with which its parameter is filled in tests', () => {
  const untitled = all.filter(({ titleKey, pattern, children }) => !titleKey && !children && pattern !== null)
  expect(untitled.map(({ pattern }) => pattern)).toEqual([])
  const wrong = all.filter(({ pattern, samples = [] }) => pattern?.includes(':') !== samples.length > 0)
  expect(wrong.map(({ pattern }) => pattern).filter((pattern) => pattern !== null)).toEqual([])
})

it('the sidebar leads to screens, and no two areas have the same letter', () => {
  const entries = FEATURES.flatMap(({ navigation }) => navigation ?? [])
  const places: string[] = [...patterns, routes.admin.href()]
  expect(entries.filter(({ to }) => !places.includes(to)).map(({ to }) => to)).toEqual([])
  expect(repeated(entries.flatMap(({ letter }) => letter ?? []))).toEqual([])
})
