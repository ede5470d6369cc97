import { type Platform, PLATFORMS } from './platform.ts'

/** Creates a record with one value per network. */
export function perPlatform<T>(make: (platform: Platform) => T): Record<Platform, T> {
  const made: Partial<Record<Platform, T>> = {}
  for (const platform of PLATFORMS) made[platform] = make(platform)
  if (!isComplete(made)) throw new RangeError('a network was left out')
  return made
}

function isComplete<T>(made: Partial<Record<Platform, T>>): made is Record<Platform, T> {
  return PLATFORMS.every((platform) => Object.hasOwn(made, platform))
}
