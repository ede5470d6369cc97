import { type CieLab, cieLabOf } from '@postwright/core/brand-kit/cie-lab'
import type { ColorUse } from '../ports/web.ts'

/** Maximum distance between colours that look the same. */
const SAME_LOOK = 12

export type WeighedUse = ColorUse & { weight: number }

/** Uses of similar colours, represented by the one with the highest weight. */
export type ColorCluster = { hex: string; lab: CieLab; weight: number; uses: WeighedUse[] }

/** Groups colours by appearance, the highest weight first. */
export function clusterColors(uses: readonly ColorUse[]): ColorCluster[] {
  const clusters: ColorCluster[] = []
  for (const exact of exactColors(uses)) {
    const near = nearestOf(clusters, exact.lab)
    if (near) {
      near.weight += exact.weight
      near.uses.push(...exact.uses)
    } else clusters.push(exact)
  }
  return clusters
    .map((cluster) => ({ ...cluster, uses: cluster.uses.toSorted((a, b) => b.weight - a.weight) }))
    .toSorted((a, b) => b.weight - a.weight)
}

/** Returns a cluster for each distinct value, the highest weight first. */
function exactColors(uses: readonly ColorUse[]): ColorCluster[] {
  const byHex = Map.groupBy(uses, ({ hex }) => hex)
  return [...byHex]
    .map(([hex, same]) => {
      const weighed = same.map((use) => ({ ...use, weight: weightOfUse(use) }))
      return { hex, lab: cieLabOf(hex), weight: weighed.reduce((sum, use) => sum + use.weight, 0), uses: weighed }
    })
    .toSorted((a, b) => b.weight - a.weight)
}

function nearestOf(clusters: readonly ColorCluster[], lab: CieLab): ColorCluster | undefined {
  const near = clusters.filter((cluster) => distance(cluster.lab, lab) < SAME_LOOK)
  return near.toSorted((a, b) => distance(a.lab, lab) - distance(b.lab, lab))[0]
}

/** Returns the colour difference as Delta E (1976), which is easy to calculate. */
function distance(one: CieLab, other: CieLab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}

/** Estimated visibility of a colour on a site, by the property that uses it. */
const PROPERTIES: readonly [property: RegExp, weight: number][] = [
  [/^theme-color$/, 6],
  [/^background/, 3],
  [/^(color|accent-color)$/, 2],
  [/^(fill|stroke)$/, 1.5],
  [/^(border|outline)/, 1],
  // A custom property paints nothing by itself; its uses count.
  [/^--/, 0.5],
]

const SELECTORS: readonly [selector: RegExp, weight: number][] = [
  // Selectors that apply only during an interaction, or in an error state.
  [/:(hover|focus|active|visited|disabled|focus-visible|focus-within)|::selection|disabled/i, 0.25],
  [/error|danger|warn|success|alert|invalid|valid|notice|toast|cookie|print/i, 0.25],
  [/(^|[\s,>+~])(html|body|:root)(?![\w-])/i, 4],
  [/button|btn|\bcta\b|submit/i, 4],
  [/(^|[\s,>+~])(a|h[1-3])(?![\w-])|header|nav|hero|banner/i, 2],
  [/footer/i, 1.5],
]

const NAMES: readonly [name: RegExp, weight: number][] = [
  [/error|danger|warn|success|info/i, 0.25],
  [/brand|primary/i, 6],
  [/secondary|accent|cta/i, 4],
]

/** Returns the weight of a use: the product of its property, selector and name weights. Custom properties have no selector weight. */
function weightOfUse({ name, foundAt: { property, selector } }: ColorUse): number {
  const seen = property.startsWith('--') ? 1 : weightIn(SELECTORS, selector)
  return weightIn(PROPERTIES, property) * seen * weightIn(NAMES, name)
}

function weightIn(table: readonly [RegExp, number][], text: string): number {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? 1
}
