import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from '../../scripts/structure/imports-of.ts'
import { read, sourcesOf } from '../../scripts/structure/sources.ts'
import { ADMIN_GROUPS, ADMIN_PAGES, ADMIN_SCREENS, MOVED_ADMIN_SCREENS } from '../../web/src/app/admin-screens.ts'
import { routesIn } from '../../web/src/app/routes-in.ts'
import { routes } from '../../web/src/config/routes.ts'
import { ALL_FEATURES } from '../support/all-features.ts'
import { localeKeys } from './support/locale-keys.ts'

/** The screens that the specification names for the admin area. */
const SPECIFIED = [
  '',
  'user-management',
  'pricing-management',
  'payment-methods',
  'integrations',
  'service-enablement',
  'template-designer',
  'public-contributions',
  'font-management',
  'coupon-management',
]
/** Screens beyond the specification. */
const ADDED = ['admin-requests', 'audit-log', 'failed-posts', 'inbox', 'referrals']
/** Specified screens that exist; the list only grows. */
const STANDING = [
  '',
  'user-management',
  'integrations',
  'service-enablement',
  'template-designer',
  'public-contributions',
  'font-management',
  'pricing-management',
  'payment-methods',
  'coupon-management',
]

/** The only files that may import the descriptions of areas. */
const LISTS = ['web/src/app/features.ts', 'web/src/app/admin-features.ts']

const paths = ADMIN_SCREENS.map(({ path }) => path)

it('every admin screen has an address of the specification, and those that stood keep theirs', () => {
  expect(paths.filter((path) => ![...SPECIFIED, ...ADDED].includes(path))).toEqual([])
  expect([...STANDING, ...ADDED].filter((path) => !paths.includes(path))).toEqual([])
})

/** The home has no address of its own below the prefix. */
const areaOfScreen = (path: string) => (path === '' ? 'admin-home' : path)

it('every admin screen is a screen of the area that is named like its address', () => {
  const areas = ALL_FEATURES.flatMap(({ name, surroundings, routes: screens }) =>
    screens.flatMap((screen) =>
      (screen.surroundings ?? surroundings) === 'admin' && !screen.isBelowTab ? [`${name}/${screen.pattern}`] : [],
    ),
  )
  expect(areas.toSorted()).toEqual(paths.map((path) => `${areaOfScreen(path)}/${path}`).toSorted())
  expect(
    paths.filter((path) => !existsSync(`web/src/features/${areaOfScreen(path)}/${areaOfScreen(path)}-screen.tsx`)),
  ).toEqual([])
})

it('every page below an admin screen has an address below that of its area', () => {
  const pages = ALL_FEATURES.flatMap(({ name, routes: screens }) =>
    screens.flatMap(({ pattern, isBelowTab }) => (isBelowTab ? [{ name, pattern }] : [])),
  )
  expect(pages.map(({ pattern }) => pattern)).toEqual(ADMIN_PAGES.map(({ path }) => path))
  expect(pages.filter(({ name, pattern }) => !pattern?.startsWith(`${name}/`))).toEqual([])
})

it('every admin screen has a tab in a place of its own, and words for tab, title and description', () => {
  expect(routesIn('admin', ALL_FEATURES)).toHaveLength(ADMIN_SCREENS.length + ADMIN_PAGES.length)
  const words = localeKeys()
  const named = ADMIN_SCREENS.flatMap(({ tabKey, titleKey, descriptionKey }) => [tabKey, titleKey, descriptionKey])
  expect(named.filter((key) => !words.has(key))).toEqual([])
  const places = ADMIN_SCREENS.map(({ order }) => order)
  expect(new Set(places).size).toBe(places.length)
})

it('every admin screen is in one group of tabs, and the home is the first of them', () => {
  const grouped = ADMIN_GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path))
  expect(grouped.toSorted()).toEqual(paths.toSorted())
  expect(ADMIN_GROUPS[0]?.screens.map(({ path }) => path)).toEqual([''])
  const words = localeKeys()
  expect(ADMIN_GROUPS.map(({ labelKey }) => labelKey).filter((key) => !words.has(key))).toEqual([])
})

it('the area opens with its home, and addresses of earlier versions lead to their screens', () => {
  expect(paths[0]).toBe('')
  expect(MOVED_ADMIN_SCREENS.get('fonts')).toBe(routes.admin.href('font-management'))
  expect([...MOVED_ADMIN_SCREENS.keys()].filter((path) => paths.includes(path))).toEqual([])
})

it('no area imports from inside of another, and only the list of areas imports their descriptions', () => {
  const code = sourcesOf('web').flatMap(importsOf)
  const styles = read('web/src/**/*.css').flatMap(({ path, text }) =>
    [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, file = '']) => ({
      from: path,
      target: posix.join(posix.dirname(path), file),
    })),
  )
  const crossing = [...code, ...styles].filter(({ from, target }) => {
    const area = areaOf(target ?? '')
    return area !== undefined && area !== areaOf(from) && !LISTS.includes(from)
  })
  const known = crossing.filter(({ from }) => from.startsWith('web/src/features/'))
  expect(known.map(({ from, target }) => `${from} imports ${target}`)).toEqual([])
  const described = crossing.filter(({ target }) => target?.endsWith('/feature.ts'))
  expect(described.map(({ from, target }) => `${from} imports ${target}`)).toEqual([])
})

function areaOf(path: string): string | undefined {
  return /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
}
