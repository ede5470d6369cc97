import { Button, Progress } from '@mantine/core'
import { useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { acceptProposal, type Accepted } from '@postwright/core/personas/accept-proposal'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import styles from './comments.module.css'
import { CommentsForm } from './comments-form.tsx'
import { ProposalForm } from './proposal-form.tsx'
import type { PersonaProposal } from '@postwright/core/personas/propose-persona'
import { log } from '@/lib/log.ts'
import { createWorkerCall } from '@/lib/workers/worker-call.ts'

const DAY = 24 * 60 * 60 * 1000

type Props = { persona: PersonaDraft; onAccept: (persona: PersonaDraft) => void; onClose: () => void }

/** Creates parts of a persona from comments: the user accepts the resulting proposal part by part. */
export function CommentsDialog({ persona, onAccept, onClose }: Props) {
  const { t } = useTranslation('personas')
  const { state, start, cancel } = useProposal()
  const [from, setFrom] = useState({ source: '', url: '' })

  function accept(accepted: Accepted, read: number) {
    const day = Math.floor(Date.now() / DAY)
    onAccept(acceptProposal(persona, accepted, { ...from, read, day, newId: () => crypto.randomUUID() }))
    onClose()
  }

  return (
    <Dialog title={t('personas:comments.title')} size="xl" onClose={onClose}>
      {state.status === 'running' && (
        <div className={styles.running}>
          <p role="status">{t('personas:comments.running')}</p>
          <Progress value={100 * state.share} aria-label={t('personas:comments.running')} />
          <Button variant="default" onClick={cancel}>
            {t('personas:comments.cancel')}
          </Button>
        </div>
      )}
      {state.status === 'ready' && state.proposal.topics.length === 0 && state.proposal.uses.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('personas:comments.nothing')}
          text={t('personas:comments.nothingText', { count: state.proposal.read })}
        />
      )}
      {state.status === 'ready' && (state.proposal.topics.length > 0 || state.proposal.uses.length > 0) && (
        <ProposalForm proposal={state.proposal} onAccept={(accepted) => accept(accepted, state.proposal.read)} />
      )}
      {(state.status === 'idle' || state.status === 'failed') && (
        <CommentsForm
          from={from}
          onFrom={setFrom}
          hasFailed={state.status === 'failed'}
          onStart={(comments) => void start(comments)}
        />
      )}
    </Dialog>
  )
}

const propose = createWorkerCall({
  name: 'comments',
  start: () => new Worker(new URL('./proposal-worker.ts', import.meta.url), { type: 'module', name: 'comments' }),
  here: async () => (await import('@postwright/core/personas/propose-persona')).proposePersona,
})

type ProposalState =
  | { status: 'idle' }
  | { status: 'running'; share: number }
  | { status: 'failed' }
  | { status: 'ready'; proposal: PersonaProposal }

/** Analyses comments to describe their authors; can be cancelled while it runs. */
function useProposal() {
  const [state, setState] = useState<ProposalState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(comments: readonly string[]) {
    const control = new AbortController()
    running.current = control
    setState({ status: 'running', share: 0 })
    try {
      const onProgress = (share: number) => setState({ status: 'running', share })
      const proposal = await propose(comments, { onProgress, signal: control.signal })
      setState({ status: 'ready', proposal })
    } catch (error) {
      if (control.signal.aborted) return setState({ status: 'idle' })
      log.error('Personas: comments could not be grouped', error)
      setState({ status: 'failed' })
    }
  }

  return { state, start, cancel: () => running.current?.abort() }
}
