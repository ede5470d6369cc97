import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectStep } from '@postwright/core/model/connect-step'
import type { Platform } from '@postwright/core/platforms/platform'
import { toast } from '@/ui/toast.tsx'
import { beginConnecting, finishConnecting, type ConnectBegin } from '../data/connections.ts'
import { openNetworkSignIn, getTabSecret } from '../network-sign-in.ts'
import { Group, Loader, Text } from '@mantine/core'

type Options = {
  workspaceId: string
  /** Null while the network is not known, after the return from its page. */
  platform: Platform | null
  isReconnect: boolean
  onConnected: (connectionIds: string[]) => void
}

type Begin = Pick<ConnectBegin, 'mode' | 'values' | 'connectionId'>
type Answer = { ticket: string; code?: string; chosen?: string[] }

/** The steps that a dialog or a screen renders itself. */
export type ShownStep =
  | Extract<ConnectStep, { step: 'choose' }>
  | { step: 'notice'; notice: string; connectionIds: string[] }
  | { step: 'leaving' }

/**
 * Connects step by step, by the network's method: its form, its own page, or a choice among the channels found there. A pending request is cancelled
 * on unmount.
 */
export function useConnecting({ workspaceId, platform, isReconnect, onConnected }: Options) {
  const { t } = useTranslation('connections')
  const waiting = useRef<AbortController | null>(null)
  const [shown, setShown] = useState<ShownStep | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  function take(step: ConnectStep): void {
    if (step.step === 'choose') return setShown(step)
    if (step.step === 'redirect') {
      if (platform !== null) openNetworkSignIn(step.url, { workspaceId, platform })
      return setShown({ step: 'leaving' })
    }
    const [first, ...others] = step.connections
    const connectionIds = step.connections.map(({ id }) => id)
    if (first && others.length === 0) {
      toast.success(
        t(isReconnect ? 'connections:connect.redone' : 'connections:connect.done', { handle: first.handle }),
      )
    } else {
      toast.success(t('connections:connect.doneMany', { count: connectionIds.length }))
    }
    if (step.notice === null) onConnected(connectionIds)
    else setShown({ step: 'notice', notice: step.notice, connectionIds })
  }

  async function run(call: (signal: AbortSignal) => Promise<ConnectStep>): Promise<void> {
    waiting.current = new AbortController()
    take(await call(waiting.current.signal))
  }

  return {
    shown,
    /** @throws ApiError */
    begin: (kind: Platform, input: Begin) =>
      run((signal) => beginConnecting({ workspaceId, platform: kind, browser: getTabSecret(), ...input }, signal)),
    /** @throws ApiError */
    finish: (answer: Answer) =>
      run((signal) => finishConnecting({ workspaceId, browser: getTabSecret(), ...answer }, signal)),
  }
}

/** Shows that a request to the network is pending. */
export function ConnectingNote({ network }: { network: string }) {
  const { t } = useTranslation('connections')
  return (
    <Group gap="sm" wrap="nowrap" role="status">
      <Loader size="xs" aria-hidden />
      <div>
        <Text size="sm">{t('connections:connect.asking', { network })}</Text>
        <Text size="xs" c="dimmed">
          {t('connections:connect.askingText')}
        </Text>
      </div>
    </Group>
  )
}
