import { AUTOFILL_COLORS_MAX, type FoundColor } from '@postwright/core/model/brand-autofill'
import { BRAND_COLOR_ROLES } from '@postwright/core/model/brand-kit'
import { clusterColors, type ColorCluster } from './cluster-colors.ts'
import type { ColorUse } from '../ports/web.ts'

type Role = FoundColor['role']

/** Chroma below which a colour looks grey; twice as high for very dark colours. */
const NEUTRAL_CHROMA = 8
const DARK = 15
const ORIGINS_MAX = 3
/** Roles by the names of custom properties. */
const NAMED: readonly [role: Role, name: RegExp][] = [
  ['primary', /brand|primary/i],
  ['secondary', /secondary/i],
  ['accent', /accent|cta|highlight/i],
]
const PAGE = /(^|[\s,>+~])(html|body|:root|main)(?![\w-])/i
const WORDS = /(^|[\s,>+~])(html|body|:root|p)(?![\w-])/i

/** Returns the colours of a site: those with a probable role in the order of the roles, then the others. */
export function proposeColors(uses: readonly ColorUse[]): FoundColor[] {
  const clusters = clusterColors(uses)
  const roles = rolesOf(clusters)
  const given = [...roles.keys()].toSorted((a, b) => orderOf(roles.get(a)) - orderOf(roles.get(b)))
  return [...given, ...clusters.filter((cluster) => !roles.has(cluster))]
    .slice(0, AUTOFILL_COLORS_MAX)
    .map((cluster) => ({
      hex: cluster.hex,
      name: nameOf(cluster),
      role: roles.get(cluster) ?? 'other',
      isNeutral: isNeutral(cluster),
      count: cluster.uses.length,
      foundAt: differentPlaces(cluster),
    }))
}

function rolesOf(clusters: readonly ColorCluster[]): ReadonlyMap<ColorCluster, Role> {
  const roles = new Map<ColorCluster, Role>()
  const give = (role: Role, cluster: ColorCluster | undefined) => {
    if (cluster) roles.set(cluster, role)
  }
  const free = (test: (cluster: ColorCluster) => boolean) => clusters.filter((each) => !roles.has(each) && test(each))
  const neutral = () => free(isNeutral)
  const byLightness = (list: ColorCluster[]) => list.toSorted((a, b) => b.lab.l - a.lab.l)

  give('background', mostUsed(clusters, /^background/, PAGE) ?? byLightness(neutral())[0])
  const isDark = ([...roles.keys()][0]?.lab.l ?? 100) < 50
  const words = free(() => true)
  give('text', mostUsed(words, /^color$/, WORDS) ?? byLightness(neutral()).at(isDark ? 0 : -1))
  const colored = () => free((cluster) => !isNeutral(cluster))
  for (const [role, name] of NAMED)
    give(
      role,
      colored().find(({ uses }) => uses.some((use) => name.test(use.name))),
    )
  const taken = new Set(roles.values())
  for (const [role] of NAMED) if (!taken.has(role)) give(role, colored()[0])
  give('surface', mostUsed(neutral(), /^background/, /./))
  return roles
}

function orderOf(role: Role = 'other'): number {
  return BRAND_COLOR_ROLES.indexOf(role)
}

/** Returns the colour with the highest weight among the uses of a property on matching elements. */
function mostUsed(clusters: readonly ColorCluster[], property: RegExp, selector: RegExp): ColorCluster | undefined {
  const weightOf = ({ uses }: ColorCluster) =>
    uses
      .filter(({ foundAt }) => property.test(foundAt.property) && selector.test(foundAt.selector))
      .reduce((sum, { weight }) => sum + weight, 0)
  return clusters.filter((cluster) => weightOf(cluster) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0]
}

function isNeutral({ lab: { l, a, b } }: ColorCluster): boolean {
  return Math.hypot(a, b) < (l < DARK ? 2 * NEUTRAL_CHROMA : NEUTRAL_CHROMA)
}

/** Returns the name of a colour: `--brand-blue` becomes brand blue. */
function nameOf({ uses }: ColorCluster): string {
  const name = uses.find((use) => use.name !== '')?.name ?? ''
  return name.split(/[-_]/).filter(Boolean).join(' ').trim()
}

function differentPlaces({ uses }: ColorCluster): FoundColor['foundAt'] {
  const places = uses.map(({ foundAt }) => foundAt)
  return [...new Map(places.map((place) => [`${place.selector} ${place.property}`, place])).values()].slice(
    0,
    ORIGINS_MAX,
  )
}
