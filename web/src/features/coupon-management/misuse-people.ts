import type { CouponMisuse } from '@postwright/core/api/coupons'

/** The person behind a dot of the map. */
export type MisusePerson = { name: string; email: string | null; groupCount: number }

/** The people of all groups; `gone` names those whose account is deleted. */
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
