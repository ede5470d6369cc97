import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { readCallback } from './callback.ts'
import { CallbackEnd } from './components/callback-end.tsx'
import { CallbackSteps } from './components/callback-steps.tsx'
import { readLeftFor } from './left-for.ts'

/** `/dashboard/connected-platforms/callback`: where a network's own page sends people back to. */
export function Component() {
  const { t } = useTranslation('connections')
  const { workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // The address is read once: its code is good for one use and is taken out of it with the first step.
  const [callback] = useState(() => readCallback(query))
  const [purpose] = useState(readLeftFor)
  const platform = purpose?.platform ?? null
  return (
    <>
      <PageHeader title={t('connections:callback.title')} />
      {callback.kind === 'code' ? (
        <CallbackSteps
          workspaceId={purpose?.workspaceId ?? workspaceId}
          platform={platform}
          callback={callback}
          onDone={() => void navigate(routes.connectedPlatforms.href(), { replace: true })}
        />
      ) : (
        <CallbackEnd
          end={callback.kind}
          platform={platform}
          detail={callback.kind === 'failed' ? callback.detail : ''}
        />
      )}
    </>
  )
}
