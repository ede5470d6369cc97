import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { i18n } from '../lib/i18n.ts'
import { loadPatiently } from '../lib/load-patiently.ts'
import { useSignedIn } from '../session/use-session.ts'
import { WorkspaceProvider } from '../session/workspace-provider.tsx'
import { toast } from '../ui/toast.tsx'
import { loadDraftTypes } from './use-draft-types.ts'
import { Splash } from './splash.tsx'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CenteredPage } from './layouts/centered-page.tsx'
import { followRefusals } from '../lib/live/live-errors.ts'
import { session } from '../session/session.ts'

// Browsers without Temporal get a polyfill before any screen that calculates times is shown.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

function tellLost(): void {
  toast.error(i18n.t('common:workspace.lost'))
}

/** Renders the signed-in part: provides the workspace to its screens, which are remounted for another user. */
export function Component() {
  const { user } = useSignedIn()
  useFreshUser()
  return (
    <WorkspaceProvider key={user.id} waiting={<Splash />} Failed={WorkspaceFailed} onLost={tellLost}>
      <Outlet />
      <Sending uid={user.id} />
    </WorkspaceProvider>
  )
}

/**
 * Sends unsent changes and decisions. It is rendered after the screen, so that an editor that opens with the page picks up its unsent changes first.
 */
function Sending({ uid }: { uid: string }) {
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const loading = Promise.all([
      loadDraftTypes(),
      loadPatiently(() => import('../documents/outbox/start-sending.ts')),
      loadPatiently(() => import('../posts/approvals/kept-decisions.ts')),
    ])
    void loading.then(([types, { startSending }, { startDecisions }]) => {
      if (isOver) return
      const stops = [startSending(uid, types), startDecisions(uid)]
      stop = () => {
        for (const each of stops) each()
      }
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [uid])
  return null
}

/** Shown when the workspace could not be read; without it no screen can be shown. */
function WorkspaceFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <CenteredPage>
      <ErrorPanel level={1} title={t('workspace.failed')} text={t('workspace.failedText')} onRetry={retry} />
    </CenteredPage>
  )
}

const STALE_AFTER = 5 * 60_000

/** Time in which repeated refusals cause only one read of the account, and one more afterwards. */
const REFUSED_FOR = 10_000

/**
 * Reads the account again in two cases: when the user returns to the page after a while, because the name or role may have changed elsewhere, and
 * when the database refuses reads, because the session may have been ended elsewhere, which the server's reply reveals.
 */
export function useFreshUser(): void {
  useEffect(() => {
    let readAt = Date.now()
    const onVisible = () => {
      if (document.hidden || Date.now() - readAt < STALE_AFTER) return
      readAt = Date.now()
      void session.refreshUser()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])

  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY
    let later: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      askedAt = Date.now()
      later = undefined
      void session.refreshUser()
    }
    // A refusal may arrive while the session is being ended, so a refusal after the reply causes another read.
    const stop = followRefusals(() => {
      const left = askedAt + REFUSED_FOR - Date.now()
      if (left <= 0) ask()
      else later ??= setTimeout(ask, left)
    })
    return () => {
      stop()
      clearTimeout(later)
    }
  }, [])
}
