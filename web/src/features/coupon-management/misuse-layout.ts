/** More people than this are dots without initials. */
const INITIALS_MAX = 24
/** Radius of the node in the middle. */
export const NODE = 34
/** Room for the lines between the node and the first ring. */
const LINE = 22
const BETWEEN = 6
const EDGE = 5

export type Cluster = {
  /** Side of the square that it fills. */ side: number
  /** Radius of a dot. */ dot: number
  hasInitials: boolean
  places: { uid: string; x: number; y: number }[]
}

/** Puts people on as many rings around the middle of a square as they need. */
export function layOutCluster(uids: readonly string[]): Cluster {
  const hasInitials = uids.length <= INITIALS_MAX
  const dot = hasInitials ? 15 : 7
  const step = 2 * dot + BETWEEN
  const rings: { radius: number; uids: readonly string[] }[] = []
  let rest = uids
  for (let radius = NODE + LINE + dot; rest.length > 0; radius += step) {
    const capacity = Math.floor((2 * Math.PI * radius) / step)
    rings.push({ radius, uids: rest.slice(0, capacity) })
    rest = rest.slice(capacity)
  }
  const middle = (rings.at(-1)?.radius ?? NODE) + dot + EDGE
  const places = rings.flatMap(({ radius, uids: onRing }, ring) =>
    onRing.map((uid, at) => {
      // Every second ring is turned by half a place, so that its lines pass between the dots before it.
      const angle = Math.PI + ((at + (ring % 2) / 2) / onRing.length) * 2 * Math.PI
      return { uid, x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) }
    }),
  )
  return { side: 2 * middle, dot, hasInitials, places }
}
