import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { acceptProposal, type Accepted } from '@postwright/core/personas/accept-proposal'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import styles from './comments.module.css'
import { CommentsForm } from './comments-form.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { useProposal } from './use-proposal.ts'

const DAY = 24 * 60 * 60 * 1000

type Props = { persona: PersonaDraft; onAccept: (persona: PersonaDraft) => void; onClose: () => void }

/** Makes parts of a persona from what people wrote: comments in, a proposal out, to be accepted part by part. */
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
