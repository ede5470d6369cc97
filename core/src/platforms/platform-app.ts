import { z } from 'zod'
import { PLATFORM_APP_KEY_MAX } from '../limits.ts'
import type { AppKind, AuthRules } from './contract-fields.ts'

/** The keys under which a network knows this installation. `kind`: one of the contract's kinds of apps, the first unless given. */
export const platformAppSchema = z.object({
  clientId: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  clientSecret: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  kind: z.string().max(40).optional(),
})

export type PlatformApp = z.infer<typeof platformAppSchema>

/** The kind of an app at a network; null where the network has one kind only. An unknown kind counts as the first. */
export function getAppKind({ apps = [] }: Pick<AuthRules, 'apps'>, kind: string | undefined): AppKind | null {
  return apps.find(({ id }) => id === kind) ?? apps[0] ?? null
}

/** The scopes that an app asks for. */
export function getAppScopes(auth: Pick<AuthRules, 'apps' | 'scopes'>, kind: string | undefined): readonly string[] {
  return getAppKind(auth, kind)?.scopes ?? auth.scopes
}
