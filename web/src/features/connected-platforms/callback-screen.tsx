import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { CallbackSteps, CallbackEnd } from './components/callback-steps.tsx'
import { readSignInPurpose } from './network-sign-in.ts'

/** `/dashboard/connected-platforms/callback`: where a network's own page sends people back to. */
export function Component() {
  const { t } = useTranslation('connections')
  const { workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // The address is read once: its code is good for one use and is taken out of it with the first step.
  const [callback] = useState(() => readCallback(query))
  const [purpose] = useState(readSignInPurpose)
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

/** What a network's page sent a person back with. */
type Callback =
  | { kind: 'code'; ticket: string; code: string }
  /** The person did not allow it. */
  | { kind: 'refused' }
  /** The network says that something was wrong; its words. */
  | { kind: 'failed'; detail: string }
  /** There is nothing in the address that could be gone on with. */
  | { kind: 'empty' }

/** Errors by which networks say that a person has declined, as OAuth 2.0 and some of its dialects name it. */
const REFUSALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_denied']

/** Reads the address that a network's page leads back to. */
export function readCallback(query: URLSearchParams): Callback {
  const error = query.get('error') ?? query.get('error_reason')
  if (error !== null && REFUSALS.includes(error)) return { kind: 'refused' }
  if (error !== null) return { kind: 'failed', detail: query.get('error_description') ?? error }
  const ticket = query.get('state')
  const code = query.get('code')
  return ticket && code ? { kind: 'code', ticket, code } : { kind: 'empty' }
}
