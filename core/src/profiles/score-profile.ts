import { type ImageLook, PROFILE_CHECKS, type ProfileCheck, type ProfileDraft } from '../model/profile.ts'
import type { ProfileFacts } from '../platforms/profile-facts.ts'
import { linksIn } from '../text/facets.ts'
import { splitSentences, fitsLimit, lengthIn } from './bio-text.ts'
import { findKeywords, buzzwordsIn } from './profile-words.ts'
import { comparableLink } from './profile-links.ts'

/** Points per check. A check for a field that a network doesn't have is left out, and the others share the hundred points. */
export const CHECK_WEIGHTS = {
  name: 10,
  headline: 14,
  bio: 20,
  keywords: 16,
  link: 10,
  pinned: 8,
  picture: 14,
  banner: 8,
} as const satisfies Record<ProfileCheck, number>

/** Sufficient number of keywords. */
const KEYWORDS_ENOUGH = 5
/** Minimum share of a bio's maximum length that counts as well used, and number of characters that is sufficient if the maximum is large. */
const BIO_USED = 0.4
const BIO_ENOUGH = 200
const HEADLINE_ENOUGH = 30
/** Minimum values at which an image stands out from its background and is legible at a small size. */
export const CONTRAST_LEAST = 35
export const LEGIBILITY_LEAST = 55
/** Maximum percentage of a banner's detail that may be cropped or covered. */
export const HIDDEN_MOST = 25
/** Maximum deviation of an image from the recommended aspect ratio. */
const RATIO_OFF = 0.08

/** One requirement of a check. */
export type ProfilePart = {
  id: string
  isMet: boolean
  /** Points of the part, out of a hundred. */
  worth: number
  values: Readonly<Record<string, string | number>>
}

export type ProfileResult = { check: ProfileCheck; points: number; of: number; parts: readonly ProfilePart[] }

export type ScoredProfile = { score: number; results: readonly ProfileResult[] }

type Part = { id: string; share: number; isMet: boolean | number; values?: ProfilePart['values'] }

/**
 * Scores a profile from 0 to 100 by the features of its network's profiles.
 * @param keywords words by which people should find the profile (`keywordsOf`)
 */
export function scoreProfile(profile: ProfileDraft, facts: ProfileFacts, keywords: readonly string[]): ScoredProfile {
  const parts: Partial<Record<ProfileCheck, readonly Part[]>> = {
    name: nameParts(profile, facts),
    ...(facts.headline && { headline: headlineParts(profile, facts.headline) }),
    bio: bioParts(profile, facts),
    keywords: keywordParts(profile, keywords),
    link: linkParts(profile, facts),
    ...(facts.canPin && { pinned: [{ id: 'pinned', share: 1, isMet: profile.hasPinned }] }),
    picture: imageParts(profile, facts),
    ...(facts.banner && { banner: bannerParts(profile, facts.banner) }),
  }
  const checks = PROFILE_CHECKS.flatMap((check) => {
    const asked = parts[check]
    return asked === undefined ? [] : [{ check, asked }]
  })
  const total = checks.reduce((sum, { check }) => sum + CHECK_WEIGHTS[check], 0)
  const results = checks.map(({ check, asked }) => {
    const of = (CHECK_WEIGHTS[check] * 100) / total
    const points = asked.reduce((sum, { share, isMet }) => sum + share * Number(isMet) * of, 0)
    return { check, points, of, parts: asked.map((part) => toPart(part, of)) }
  })
  return { score: Math.round(results.reduce((sum, { points }) => sum + points, 0)), results }
}

/** Returns the unmet parts, those with the most points first. */
export function findNextSteps(results: readonly ProfileResult[]): (ProfilePart & { check: ProfileCheck })[] {
  return results
    .flatMap(({ check, parts }) => parts.filter(({ isMet }) => !isMet).map((part) => ({ ...part, check })))
    .toSorted((a, b) => b.worth - a.worth)
}

/** Returns a part with its points; for a partly met part, the points that are still missing. */
function toPart({ id, share, isMet, values = {} }: Part, of: number): ProfilePart {
  const met = Number(isMet)
  return { id, isMet: met === 1, worth: share * of * (met === 1 ? 1 : 1 - met), values }
}

function nameParts({ name }: ProfileDraft, { name: limit }: ProfileFacts): Part[] {
  const values = { max: limit.max, length: lengthIn(name, limit) }
  return [
    { id: 'name_there', share: 0.6, isMet: name !== '' },
    { id: 'name_fits', share: 0.4, isMet: name !== '' && fitsLimit(name, limit), values },
  ]
}

function headlineParts({ headline }: ProfileDraft, limit: NonNullable<ProfileFacts['headline']>): Part[] {
  const isThere = headline !== ''
  const buzzwords = buzzwordsIn(headline)
  return [
    { id: 'headline_there', share: 0.4, isMet: isThere },
    {
      id: 'headline_fits',
      share: 0.2,
      isMet: isThere && fitsLimit(headline, limit),
      values: { max: limit.max, length: lengthIn(headline, limit) },
    },
    { id: 'headline_full', share: 0.2, isMet: headline.length >= HEADLINE_ENOUGH, values: { least: HEADLINE_ENOUGH } },
    {
      id: 'headline_plain',
      share: 0.2,
      isMet: isThere && buzzwords.length === 0,
      values: { words: buzzwords.join(', ') },
    },
  ]
}

function bioParts({ bio }: ProfileDraft, { bio: limit }: ProfileFacts): Part[] {
  const text = bio.trim()
  const length = lengthIn(text, limit)
  const enough = Math.min(BIO_ENOUGH, Math.round(limit.max * BIO_USED))
  const fold = limit.fold ?? limit.max
  const first = splitSentences(text)[0]?.text ?? ''
  return [
    { id: 'bio_there', share: 0.3, isMet: text !== '' },
    { id: 'bio_fits', share: 0.2, isMet: text !== '' && fitsLimit(text, limit), values: { max: limit.max, length } },
    { id: 'bio_full', share: 0.2, isMet: length >= enough, values: { least: enough, length } },
    { id: 'bio_fold', share: 0.15, isMet: first !== '' && lengthIn(first, limit) <= fold, values: { fold } },
    { id: 'bio_number', share: 0.15, isMet: /\p{N}/u.test(text) },
  ]
}

function keywordParts({ name, headline, bio }: ProfileDraft, keywords: readonly string[]): Part[] {
  if (keywords.length === 0) return [{ id: 'keywords_chosen', share: 1, isMet: false }]
  const found = findKeywords([name, headline, bio].join('\n'), keywords)
  const enough = Math.min(KEYWORDS_ENOUGH, keywords.length)
  const missing = keywords.filter((keyword) => !found.includes(keyword))
  const values = { found: found.length, enough, missing: missing.slice(0, KEYWORDS_ENOUGH).join(', ') }
  return [{ id: 'keywords_found', share: 1, isMet: Math.min(1, found.length / enough), values }]
}

function linkParts({ link, bio }: ProfileDraft, { link: place }: ProfileFacts): Part[] {
  const typed = place === 'field' ? link.trim() : (linksIn(bio)[0] ?? '')
  return [
    { id: place === 'field' ? 'link_there' : 'link_in_bio', share: 0.6, isMet: typed !== '' },
    {
      id: 'link_works',
      share: 0.4,
      isMet: typed !== '' && comparableLink(typed) !== null && !typed.startsWith('http:'),
    },
  ]
}

function imageParts(profile: ProfileDraft, { picture }: ProfileFacts): Part[] {
  const [id] = profile.pictures
  const look = lookOf(profile, id)
  const { size } = picture
  return [
    { id: 'picture_there', share: 0.4, isMet: id !== undefined },
    {
      id: 'picture_size',
      share: 0.2,
      isMet: look !== null && Math.min(look.width, look.height) >= size,
      values: { size, width: look?.width ?? 0, height: look?.height ?? 0 },
    },
    { id: 'picture_square', share: 0.1, isMet: look !== null && isRatio(look, 1) },
    { id: 'picture_contrast', share: 0.15, isMet: look !== null && look.contrast >= CONTRAST_LEAST },
    {
      id: 'picture_small',
      share: 0.15,
      isMet: look !== null && look.legibility >= LEGIBILITY_LEAST,
      values: { smallest: picture.smallest },
    },
  ]
}

function bannerParts(profile: ProfileDraft, { width, height }: NonNullable<ProfileFacts['banner']>): Part[] {
  const [id] = profile.banners
  const look = lookOf(profile, id)
  return [
    { id: 'banner_there', share: 0.4, isMet: id !== undefined },
    {
      id: 'banner_size',
      share: 0.2,
      isMet: look !== null && look.width >= width && look.height >= height,
      values: { width, height, hasWidth: look?.width ?? 0, hasHeight: look?.height ?? 0 },
    },
    {
      id: 'banner_ratio',
      share: 0.1,
      isMet: look !== null && isRatio(look, width / height),
      values: { width, height },
    },
    {
      id: 'banner_hidden',
      share: 0.2,
      isMet: look !== null && look.hidden <= HIDDEN_MOST,
      values: { hidden: look?.hidden ?? 0 },
    },
    { id: 'banner_contrast', share: 0.1, isMet: look !== null && look.contrast >= CONTRAST_LEAST },
  ]
}

function lookOf({ looks }: ProfileDraft, id: string | undefined): ImageLook | null {
  return looks.find((look) => look.id === id) ?? null
}

function isRatio({ width, height }: ImageLook, wanted: number): boolean {
  return Math.abs(width / height / wanted - 1) <= RATIO_OFF
}
