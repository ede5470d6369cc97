import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
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
  const callback = useNetworkCallback()
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

const spentSchema = z.object({ isSpent: z.literal(true) })

/**
 * Reads the redirect once and takes its secrets out of the address, so that they reach no history, screenshot or referrer. The history entry
 * records that a code was there, which tells a reload apart from a visit without a redirect.
 */
function useNetworkCallback(): Callback {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [callback] = useState(() => {
    const read = readCallback(new URLSearchParams(search))
    return read.kind === 'empty' && spentSchema.safeParse(state).success ? { kind: 'spent' as const } : read
  })
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!SECRETS.some((name) => query.has(name))) return
    for (const name of SECRETS) query.delete(name)
    const left: z.infer<typeof spentSchema> | null = callback.kind === 'code' ? { isSpent: true } : null
    void navigate({ search: query.toString() }, { replace: true, state: left })
  }, [search, callback, navigate])
  return callback
}

/** Parameters that let their holder finish the sign-in. */
const SECRETS = ['code', 'state'] as const

/** Result of a redirect from a network's page. */
type Callback =
  | { kind: 'code'; ticket: string; code: string }
  /** The user denied access. */
  | { kind: 'refused' }
  /** The network reported an error; its message. */
  | { kind: 'failed'; detail: string }
  /** The address contains nothing to continue with. */
  | { kind: 'empty' }
  /** The page was reloaded after its code was taken. */
  | { kind: 'spent' }

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
