import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { User } from '@postwright/core/model/user'
import { routes } from '@/config/routes.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { join, leaveAccount, sendConfirmation, useAccount } from './invite-queries.ts'
import styles from './invite.module.css'
import { log } from '@/lib/log.ts'

type Props = {
  token: string
  isOpen: boolean
  /** Masked address; null for a link that anyone may use. */
  address: string | null
}

/** The ways to join: with the account signed in on this device, another one, or a new one. */
export function AcceptInvite(props: Props) {
  const { t } = useTranslation('invite')
  const { data: user, isPending, error, refetch } = useAccount()
  if (isPending) return <SkeletonList rows={1} label={t('invite:account.loading')} />
  if (error) return <ErrorPanel title={t('invite:account.failed')} onRetry={() => void refetch()} />
  return user ? <WithAccount {...props} user={user} /> : <WithoutAccount {...props} />
}

function WithoutAccount({ token, isOpen, address }: Props) {
  const { t } = useTranslation('invite')
  const back = routes.invite.href(token)
  const keep = () => wantedInvite.keep(token)
  // Deletes the stored invite: a visitor who comes back without signing in has changed their mind.
  useEffect(() => void wantedInvite.take(token), [token])
  if (!isOpen) {
    return (
      <Button component={Link} to={routes.login.href(back)} variant="default">
        {t('invite:signIn')}
      </Button>
    )
  }
  return (
    <div className={styles.actions}>
      {address !== null && <p className={styles.hint}>{t('invite:forAddress', { address })}</p>}
      <Button component={Link} to={routes.register.href(back)} size="md" onClick={keep}>
        {t('invite:createAccount')}
      </Button>
      <Button component={Link} to={routes.login.href(back)} size="md" variant="default" onClick={keep}>
        {t('invite:haveAccount')}
      </Button>
    </div>
  )
}

/** Reasons why an account cannot join that the user can resolve. */
type Obstacle = 'wrong_account' | 'unverified'

const OBSTACLES = new Map<unknown, Obstacle>([
  ['invite_wrong_account', 'wrong_account'],
  ['invite_unverified', 'unverified'],
])

function WithAccount({ token, isOpen, address, user }: Props & { user: User }) {
  const { t } = useTranslation('invite')
  const navigate = useNavigate()
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const { run, isRunning, failure } = useApiCall()
  const back = routes.invite.href(token)

  const accept = () =>
    run(async () => {
      setObstacle(null)
      try {
        await join(user, token)
        await navigate(routes.dashboard.href())
      } catch (error) {
        const known = error instanceof ApiError ? OBSTACLES.get(error.code) : undefined
        if (known === undefined) throw error
        setObstacle(known)
      }
    })
  const switchAccount = () =>
    run(async () => {
      wantedInvite.keep(token)
      await leaveAccount()
      await navigate(routes.login.href(back))
    })

  const comeBack = useEffectEvent(() => {
    if (isOpen && wantedInvite.take(token)) void accept()
  })
  // Runs on mount only: accepts the invite if the user asked for it before signing in.
  useEffect(() => comeBack(), [])

  return (
    <div className={styles.actions}>
      <div className={styles.account}>
        <Avatar name={user.fullName} size={36} />
        <p>
          {t('invite:signedInAs')} <b>{user.fullName}</b>
          <span className={styles.email}>{user.email}</span>
        </p>
      </div>
      <FormError message={failure} />
      {obstacle === 'wrong_account' && (
        <p className={styles.obstacle} role="alert">
          {t('invite:wrongAccount', { address: address ?? '' })}
        </p>
      )}
      {obstacle === 'unverified' && <ConfirmAddress email={user.email} back={back} />}
      {obstacle !== 'wrong_account' && (
        <Button size="md" loading={isRunning} onClick={() => void accept()}>
          {t(!isOpen ? 'invite:open' : obstacle === null ? 'invite:accept' : 'invite:confirmed')}
        </Button>
      )}
      <Button size="md" variant="default" disabled={isRunning} onClick={() => void switchAccount()}>
        {t('invite:otherAccount')}
      </Button>
    </div>
  )
}

/** The invite is for one address, and only its owner may accept: asks the user to confirm the address. */
function ConfirmAddress({ email, back }: { email: string; back: string }) {
  const { t } = useTranslation('invite')
  const [isSent, setSent] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const send = () =>
    run(async () => {
      await sendConfirmation(back)
      setSent(true)
    })
  return (
    <div className={styles.obstacle} role="alert">
      <p>{t(isSent ? 'invite:confirmSent' : 'invite:unverified', { email })}</p>
      <FormError message={failure} />
      <Button size="compact-md" variant="default" loading={isRunning} disabled={isSent} onClick={() => void send()}>
        {t('invite:sendConfirmation')}
      </Button>
    </div>
  )
}

const KEY = 'postwright.wantedInvite'

/** The invite that a visitor asked to accept before signing in, stored for this tab: it is accepted when they come back. */
export const wantedInvite = {
  keep: (token: string): void => void attempt((area) => area.setItem(KEY, token)),
  /** Returns whether the stored invite is this one, and deletes it. */
  take(token: string): boolean {
    const wanted = attempt((area) => area.getItem(KEY))
    attempt((area) => area.removeItem(KEY))
    return wanted === token
  },
}

function attempt<T>(run: (area: Storage) => T): T | null {
  try {
    return run(window.sessionStorage)
  } catch (error) {
    log.warn('Invite: the browser keeps nothing', error)
    return null
  }
}
