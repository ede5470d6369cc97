import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { getAppKind, type PlatformApp, platformAppSchema } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { z } from 'zod'

const appsSchema = z
  .partialRecord(platformSchema, platformAppSchema)
  .refine((apps) => Object.entries(apps).every(hasKnownKind))
const urlsSchema = z.partialRecord(
  platformSchema,
  z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
)

function hasKnownKind([platform, { kind }]: [string, PlatformApp]): boolean {
  if (kind === undefined) return true
  const contract: PlatformContract = PLATFORM_CONTRACTS[platformSchema.parse(platform)]
  return getAppKind(contract.auth, kind)?.id === kind
}

/** Parses the operator's app keys: JSON, network → `{ clientId, clientSecret }`, and `kind` where a network has several kinds of apps. */
export function readPlatformApps(text: string | undefined): Partial<Record<Platform, PlatformApp>> {
  return readByPlatform('PLATFORM_APPS', text, appsSchema)
}

/** Parses the overrides of networks' addresses: JSON, network → base URL without a trailing slash. */
export function readPlatformUrls(text: string | undefined, isLocal: boolean): Partial<Record<Platform, string>> {
  const urls = readByPlatform('PLATFORM_URLS', text, urlsSchema)
  if (Object.keys(urls).length > 0 && !isLocal) {
    throw new Error('Refusing to start: PLATFORM_URLS would send access keys elsewhere outside the emulators.')
  }
  return urls
}

/** NOTE the message never repeats the value, because it contains keys. */
function readByPlatform<T extends object>(name: string, text: string | undefined, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text === undefined || text.trim() === '' ? '{}' : text))
  } catch {
    throw new Error(`Refusing to start: ${name} is not JSON that gives each network what it needs.`)
  }
}
