import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'

const KEY = 'postwright.connecting'
const TAB_KEY = 'postwright.connectingFrom'

const leftForSchema = z.object({ workspaceId: z.string().min(1), platform: platformSchema })

/** Workspace and network for which this tab opened a network's own page. */
export type SignInPurpose = z.infer<typeof leftForSchema>

/** Opens a network's own page to sign in; the purpose is stored in this tab until the user is back. */
export function openNetworkSignIn(url: string, purpose: SignInPurpose): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(purpose))
  } catch {
    // Without storage, the workspace that was open last is used.
  }
  window.location.assign(url)
}

/** Returns the purpose for which this tab opened a network's page; null if unknown. */
export function readSignInPurpose(): SignInPurpose | null {
  try {
    return leftForSchema.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

/** Returns a secret of this tab: a connection can be continued only in the tab that started it. Empty without storage. */
export function getTabSecret(): string {
  try {
    const secret = window.sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID()
    window.sessionStorage.setItem(TAB_KEY, secret)
    return secret
  } catch {
    return ''
  }
}
