import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import { type PlatformApp, platformAppSchema } from '@postwright/core/platforms/platform-app'
import { z } from 'zod'

const appsSchema = z.partialRecord(platformSchema, platformAppSchema)
const urlsSchema = z.partialRecord(
  platformSchema,
  z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
)

/** The operator's app keys: JSON, network → `{ clientId, clientSecret }`. */
export function readPlatformApps(text: string | undefined): Partial<Record<Platform, PlatformApp>> {
  return readByPlatform('PLATFORM_APPS', text, appsSchema)
}

/** What replaces the addresses of networks: JSON, network → base URL without a trailing slash. */
export function readPlatformUrls(text: string | undefined, isLocal: boolean): Partial<Record<Platform, string>> {
  const urls = readByPlatform('PLATFORM_URLS', text, urlsSchema)
  if (Object.keys(urls).length > 0 && !isLocal) {
    throw new Error('Refusing to start: PLATFORM_URLS would send access keys elsewhere outside the emulators.')
  }
  return urls
}

/** NOTE the message never repeats the value: it holds keys. */
function readByPlatform<T extends object>(name: string, text: string | undefined, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text === undefined || text.trim() === '' ? '{}' : text))
  } catch {
    throw new Error(`Refusing to start: ${name} is not JSON that gives each network what it needs.`)
  }
}
