import type { Connection, ConnectionStatus } from '@postwright/core/model/connection'
import type { BadgeTone } from '@/ui/state-badge.tsx'

type Look = { tone: BadgeTone; /** Locale keys. */ label: string; text: string }

/** Display of a channel's health, and the messages after a manual check. */
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
} as const satisfies Record<ConnectionStatus, Look & { checked: string }>

const PAUSED: Look = {
  tone: 'neutral',
  label: 'connections:status.paused',
  text: 'connections:statusText.paused',
}

const ASSISTED: Look = {
  tone: 'accent',
  label: 'connections:status.assisted',
  text: 'connections:statusText.assisted',
}

/** Returns how a channel is displayed: `disconnected` comes first, then a pause, then assisted mode, then the network's status. */
export function lookOf({ status, mode, pausedAt }: Pick<Connection, 'status' | 'mode' | 'pausedAt'>): Look {
  if (status === 'disconnected') return CONNECTION_LOOK.disconnected
  if (pausedAt !== null) return PAUSED
  return mode === 'assisted' ? ASSISTED : CONNECTION_LOOK[status]
}
