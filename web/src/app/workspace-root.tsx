import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { i18n } from '../lib/i18n.ts'
import { loadPatiently } from '../lib/load-patiently.ts'
import { useSignedIn } from '../session/use-session.ts'
import { WorkspaceProvider } from '../session/workspace-provider.tsx'
import { toast } from '../ui/toast.tsx'
import { loadDraftTypes } from './load-draft-types.ts'
import { Splash } from './splash.tsx'
import { useFreshUser } from './use-fresh-user.ts'
import { WorkspaceFailed } from './workspace-failed.tsx'

// Browsers without Temporal get it before any screen that counts with times is shown.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

function tellLost(): void {
  toast.error(i18n.t('common:workspace.lost'))
}

/** The signed-in part: the workspace is known below, and another person's screens are new ones. */
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

/** Behind the screen, so that an editor that opens with the page takes up what was left behind before it is sent. */
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
