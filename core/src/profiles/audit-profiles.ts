import type { Profile } from '../model/profile.ts'
import type { ProfileFacts } from '../platforms/profile-facts.ts'
import type { Platform } from '../platforms/platform.ts'
import { linksIn } from '../text/facets.ts'
import { isSameFingerprint } from './image/rgba-image.ts'
import { comparableLink } from './profile-links.ts'

/** One of several different versions, and the profiles that contain it. */
export type AuditVersion = { value: string; profileIds: readonly string[] }

/** A difference between profiles. */
export type AuditFinding = {
  kind: 'name' | 'picture' | 'link' | 'claim'
  /** Subject of a claim; empty for other kinds. */
  subject: string
  versions: readonly AuditVersion[]
}

export type AuditedProfile = Pick<Profile, 'id' | 'platform' | 'name' | 'bio' | 'link' | 'pictures' | 'looks'>

type Said = { profileId: string; key: string; value: string }

/** Finds differences between the profiles of a workspace. Profiles with an empty value are ignored. */
export function auditProfiles(
  profiles: readonly AuditedProfile[],
  factsOf: (platform: Platform) => ProfileFacts | null,
): AuditFinding[] {
  return [
    ...findDifference('name', '', joinNames(profiles)),
    ...findDifference('picture', '', picturesOf(profiles)),
    ...findDifference(
      'link',
      '',
      profiles.flatMap((profile) => linkOf(profile, factsOf(profile.platform))),
    ),
    ...findClaims(profiles),
  ]
}

function findDifference(kind: AuditFinding['kind'], subject: string, said: readonly Said[]): AuditFinding[] {
  const byKey = Map.groupBy(said, ({ key }) => key)
  if (byKey.size < 2) return []
  const versions = [...byKey.values()].map((same) => ({
    value: same[0]?.value ?? '',
    profileIds: same.map(({ profileId }) => profileId),
  }))
  return [{ kind, subject, versions: versions.toSorted((a, b) => b.profileIds.length - a.profileIds.length) }]
}

/**
 * Returns the names of profiles with comparable keys: a longer name that begins with a shorter one, such as “Ada Wright | Tables”, counts as the same
 * name.
 */
function joinNames(profiles: readonly AuditedProfile[]): Said[] {
  const said = profiles.flatMap(({ id, name }) => (name === '' ? [] : [{ id, name, form: nameForm(name) }]))
  const forms = said.map(({ form }) => form).toSorted((a, b) => a.length - b.length)
  return said.map(({ id, name, form }) => ({
    profileId: id,
    value: name,
    key: forms.find((short) => form === short || form.startsWith(`${short} `)) ?? form,
  }))
}

function nameForm(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')
}

function picturesOf(profiles: readonly AuditedProfile[]): Said[] {
  const known: { key: string; fingerprint: string }[] = []
  return profiles.flatMap(({ id, pictures, looks }) => {
    const [picture] = pictures
    if (picture === undefined) return []
    const fingerprint = looks.find((look) => look.id === picture)?.fingerprint ?? ''
    const same = known.find((each) => each.key === picture || isSameFingerprint(each.fingerprint, fingerprint))
    if (same === undefined) known.push({ key: picture, fingerprint })
    return [{ profileId: id, key: same?.key ?? picture, value: picture }]
  })
}

function linkOf({ id, link, bio }: AuditedProfile, facts: ProfileFacts | null): Said[] {
  const value = facts?.link === 'bio' ? (linksIn(bio)[0] ?? '') : link.trim()
  const key = value === '' ? null : comparableLink(value)
  return key === null ? [] : [{ profileId: id, key, value: key }]
}

function findClaims(profiles: readonly AuditedProfile[]): AuditFinding[] {
  const claims = profiles.flatMap(({ id, bio }) => claimsIn(bio).map((claim) => ({ ...claim, profileId: id })))
  return [...Map.groupBy(claims, ({ subject }) => subject)].flatMap(([subject, same]) =>
    findDifference(
      'claim',
      subject,
      same.map(({ profileId, value }) => ({ profileId, key: value, value })),
    ),
  )
}

/** A number stated in a text. `subject` is the noun that it counts, or `since` for a start year. */
type Claim = { subject: string; value: string }

const SINCE = /\b(?:since|founded in|est\.?)\s+((?:1[89]|20)\d\d)\b/giu

const COUNTED = /(\d[\d.,]*)\s?(\+|k\b|m\b)?\s*\+?\s+(\p{L}[\p{L}-]+)/giu

/** Returns the claims of a text: start years, and numbers with the word after them. */
export function claimsIn(text: string): Claim[] {
  const began = [...text.matchAll(SINCE)].map(([, year = '']) => ({ subject: 'since', value: year }))
  const rest = text.replaceAll(SINCE, ' ')
  const counted = [...rest.matchAll(COUNTED)].map(([, digits = '', unit = '', noun = '']) => ({
    subject: singular(noun.toLowerCase()),
    value: digits.replaceAll(/[.,]/gu, '') + unit.replace('+', '').toLowerCase(),
  }))
  return [...began, ...counted]
}

function singular(noun: string): string {
  return noun.length > 3 && noun.endsWith('s') ? noun.slice(0, -1) : noun
}
