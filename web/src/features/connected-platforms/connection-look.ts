import type { ConnectionStatus } from '@postwright/core/model/connection'
import type { BadgeTone } from '@/ui/state-badge.tsx'

type Look = { tone: BadgeTone; /** Locale keys. */ label: string; text: string; checked: string }

/** How a channel's health is shown, and what is said after it was checked by hand. */
export const CONNECTION_LOOK = {
  connected: {
    tone: 'positive',
    label: 'connections:status.connected',
    text: 'connections:statusText.connected',
    checked: 'connections:check.ok',
  },
  needs_reconnect: {
    tone: 'warning',
    label: 'connections:status.needs_reconnect',
    text: 'connections:statusText.needs_reconnect',
    checked: 'connections:check.needs_reconnect',
  },
  unreachable: {
    tone: 'warning',
    label: 'connections:status.unreachable',
    text: 'connections:statusText.unreachable',
    checked: 'connections:check.unreachable',
  },
  disconnected: {
    tone: 'neutral',
    label: 'connections:status.disconnected',
    text: 'connections:statusText.disconnected',
    checked: 'connections:check.disconnected',
  },
} as const satisfies Record<ConnectionStatus, Look>
