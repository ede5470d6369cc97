import { type CieLab, cieLabOf } from '@postwright/core/brand/cie-lab'
import { weightOfUse } from './weight-of-use.ts'
import type { ColorUse } from '../ports/web.ts'

/** Colours that are nearer to each other than this look like one. */
const SAME_LOOK = 12

export type WeighedUse = ColorUse & { weight: number }

/** Uses of colours that look like one: the one that counts most stands for all. */
export type ColorCluster = { hex: string; lab: CieLab; weight: number; uses: WeighedUse[] }

/** Colours by how they look, the one that counts most first. */
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

/** A cluster for each different value, the weightiest first. */
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

/** Delta E of 1976, in which equal steps are easy to count. */
function distance(one: CieLab, other: CieLab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}
