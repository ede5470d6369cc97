import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Platform } from '@postwright/core/platforms/platform'
import { routes } from '@/config/routes.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { ErrorPanel } from '@/ui/error-panel.tsx'

type Props = {
  end: 'refused' | 'failed' | 'empty' | 'expired' | 'error'
  /** Null when it is not known what the person was sent away for. */
  platform: Platform | null
  /** The network's or the server's words; may be empty. */
  detail: string
  onRetry?: (() => void) | undefined
}

/** Why a sign-in at a network led nowhere, and what can be done about it. Nothing was connected, and nothing was lost. */
export function CallbackEnd({ end, platform, detail, onRetry }: Props) {
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
