import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { CallbackSteps, CallbackEnd } from './components/callback-steps.tsx'
import { readSignInPurpose } from './network-sign-in.ts'

/** `/dashboard/connected-platforms/callback`: the address to which a network's own page redirects users. */
export function Component() {
  const { t } = useTranslation('connections')
  const { workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  // Read once: the code is single-use, so later changes of the address are ignored.
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

/** Result of a redirect from a network's page. */
type Callback =
  | { kind: 'code'; ticket: string; code: string }
  /** The user denied access. */
  | { kind: 'refused' }
  /** The network reported an error; its message. */
  | { kind: 'failed'; detail: string }
  /** The address contains nothing to continue with. */
  | { kind: 'empty' }

/** Error codes with which networks report that the user declined, from OAuth 2.0 and network-specific variants. */
const REFUSALS = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_denied']

/** Reads the address of a redirect from a network's page. */
export function readCallback(query: URLSearchParams): Callback {
  const error = query.get('error') ?? query.get('error_reason')
  if (error !== null && REFUSALS.includes(error)) return { kind: 'refused' }
  if (error !== null) return { kind: 'failed', detail: query.get('error_description') ?? error }
  const ticket = query.get('state')
  const code = query.get('code')
  return ticket && code ? { kind: 'code', ticket, code } : { kind: 'empty' }
}
