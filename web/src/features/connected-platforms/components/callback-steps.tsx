import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { Panel } from '@/ui/panel.tsx'
import { ChooseChannels, ConnectChoice } from './choose-channels.tsx'
import { useConnecting, ConnectingNote } from './connecting.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { ErrorPanel } from '@/ui/error-panel.tsx'

type Props = {
  workspaceId: string
  platform: Platform | null
  callback: { ticket: string; code: string }
  /** Called when a channel is connected or the user gives up. */
  onDone: () => void
}

/** Continues after the redirect from the network's page: sends the network's response once, then lets the user choose among the channels found. */
export function CallbackSteps({ workspaceId, platform, callback, onDone }: Props) {
  const { t } = useTranslation('connections')
  const errorText = useErrorText()
  const { shown, finish } = useConnecting({ workspaceId, platform, isReconnect: false, onConnected: onDone })
  const [error, setError] = useState<unknown>(null)
  const send = () => {
    setError(null)
    finish(callback).catch(setError)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  // Delayed: in development React unmounts and remounts a new screen, and a code can be used only once.
  useEffect(() => {
    const timer = setTimeout(() => latest.current())
    return () => clearTimeout(timer)
  }, [])

  if (error !== null) {
    const isOver = error instanceof ApiError && error.isDefinitive
    const isExpired = error instanceof ApiError && error.code === 'connect_expired'
    return (
      <CallbackEnd
        end={isExpired ? 'expired' : 'error'}
        platform={platform}
        detail={isExpired ? '' : errorText(error)}
        onRetry={isOver ? undefined : send}
      />
    )
  }
  if (shown?.step === 'choose') {
    const choice = {
      channels: shown.channels,
      onChoose: (chosen: string[]) => finish({ ticket: shown.ticket, chosen }),
    }
    return (
      <Panel id="choice" title={t('connections:choose.title')}>
        {platform === null ? (
          <ChooseChannels {...choice} kindOf={() => undefined} onClose={onDone} />
        ) : (
          <ConnectChoice {...choice} platform={platform} onClose={onDone} />
        )}
      </Panel>
    )
  }
  const network = platform === null ? t('connections:callback.network') : platformName(platform)
  return (
    <Panel>
      <ConnectingNote network={network} />
    </Panel>
  )
}

type CallbackEndProps = {
  end: 'refused' | 'failed' | 'empty' | 'spent' | 'expired' | 'error'
  /** Null when the purpose of the sign-in is not known. */
  platform: Platform | null
  /** Message of the network or the server; may be empty. */
  detail: string
  onRetry?: (() => void) | undefined
}

/** Explains why a sign-in at a network failed and offers the next step. Nothing was connected and nothing was lost. */
export function CallbackEnd({ end, platform, detail, onRetry }: CallbackEndProps) {
  const { t } = useTranslation('connections')
  const network = platform === null ? t('connections:callback.network') : platformName(platform)
  const text = t(`connections:callback.${end}.text`, { network })
  return (
    <ErrorPanel
      title={t(`connections:callback.${end}.title`, { network })}
      text={detail === '' ? text : `${text} ${t('connections:callback.said', { detail })}`}
      {...(onRetry === undefined ? {} : { onRetry })}
    >
      <Button component={Link} to={routes.connectedPlatforms.href()} replace variant={onRetry ? 'default' : 'filled'}>
        {t('connections:callback.back')}
      </Button>
    </ErrorPanel>
  )
}
