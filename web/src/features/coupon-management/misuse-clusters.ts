import type { CouponMisuse } from '@postwright/core/api/coupons'

/** Maximum number of people shown with initials; more are shown as small dots on several rings. */
const INITIALS_MAX = 24
/** Radius of the node in the middle. */
export const NODE = 34
/** Space for the lines between the node and the first ring. */
const LINE = 22
const BETWEEN = 6
const EDGE = 5

/** Layout of a group around its centre at 0, 0. */
export type Cluster = {
  width: number
  height: number
  /** Radius of a dot. */
  dot: number
  hasInitials: boolean
  places: { uid: string; x: number; y: number }[]
}

/** Arranges people around the middle: on one ring that is wide enough, or many people on several rings. */
export function layOutCluster(uids: readonly string[]): Cluster {
  const hasInitials = uids.length <= INITIALS_MAX
  const dot = hasInitials ? 15 : 7
  const places = ringsFor(uids.length, dot, hasInitials).flatMap(({ radius, from, count }) =>
    uids.slice(from, from + count).map((uid, at) => {
      const angle = Math.PI + (at / count) * 2 * Math.PI
      return { uid, x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
    }),
  )
  const extent = (along: (place: { x: number; y: number }) => number) =>
    2 * (Math.max(NODE, ...places.map((place) => Math.abs(along(place)) + dot)) + EDGE)
  return { width: extent(({ x }) => x), height: extent(({ y }) => y), dot, hasInitials, places }
}

type Ring = { radius: number; from: number; count: number }

/** Returns the fewest rings that hold the dots, all equally full. */
function ringsFor(people: number, dot: number, isOne: boolean): Ring[] {
  const step = 2 * dot + BETWEEN
  const nearest = NODE + LINE + dot
  if (isOne) return [{ radius: Math.max(nearest, (people * step) / (2 * Math.PI)), from: 0, count: people }]
  const capacities: number[] = []
  for (let room = 0; room < people; room += capacities.at(-1) ?? people) {
    capacities.push(Math.floor((2 * Math.PI * (nearest + capacities.length * step)) / step))
  }
  let room = capacities.reduce((sum, capacity) => sum + capacity, 0)
  let from = 0
  return capacities.map((capacity, at) => {
    const ring = { radius: nearest + at * step, from, count: Math.ceil(((people - from) * capacity) / room) }
    room -= capacity
    from += ring.count
    return ring
  })
}

/** The person behind a dot of the map. */
export type MisusePerson = { name: string; email: string | null; groupCount: number }

/** Returns a lookup of the people of all groups; `gone` is the name for deleted accounts. */
export function readPeople({ groups, people }: CouponMisuse, gone: string): (uid: string) => MisusePerson {
  const known = new Map(people.map((person) => [person.id, person]))
  const counts = new Map<string, number>()
  for (const uid of groups.flatMap(({ uids }) => uids)) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return (uid) => {
    const person = known.get(uid)
    const groupCount = counts.get(uid) ?? 0
    if (!person) return { name: gone, email: null, groupCount }
    const { fullName, email } = person
    return { name: fullName === '' ? email : fullName, email, groupCount }
  }
}
