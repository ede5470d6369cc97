import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'

const KEY = 'postwright.connecting'
const TAB_KEY = 'postwright.connectingFrom'

const leftForSchema = z.object({ workspaceId: z.string().min(1), platform: platformSchema })

/** What this tab went to a network's own page for. */
export type SignInPurpose = z.infer<typeof leftForSchema>

/** Goes to a network's own page to sign in; what for is remembered in this tab until the person is back. */
export function openNetworkSignIn(url: string, purpose: SignInPurpose): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(purpose))
  } catch {
    // Without storage, the workspace that was open last is taken.
  }
  window.location.assign(url)
}

/** What this tab went to a network for; null when that is not known. */
export function readSignInPurpose(): SignInPurpose | null {
  try {
    return leftForSchema.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

/** A secret of this tab: only where a connection was begun it can be gone on with. Empty without storage. */
export function getTabSecret(): string {
  try {
    const secret = window.sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID()
    window.sessionStorage.setItem(TAB_KEY, secret)
    return secret
  } catch {
    return ''
  }
}
