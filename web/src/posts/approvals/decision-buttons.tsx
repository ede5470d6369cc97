import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import type { SeenPublication } from '@postwright/core/model/approval'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { decide, type Decision } from './kept-decisions.ts'

type Props = {
  workspaceId: string
  postId: string
  /** Publications that the decision applies to, as seen by the user. */
  seen: SeenPublication[]
  excerpt: string
  /** True if the form for the reason is open; the parent also opens it with a keyboard shortcut. */
  isReturning: boolean
  onReturning: (isReturning: boolean) => void
  onDecided?: () => void
}

/** Buttons to approve, or to return with a reason. Without a network the decision is kept and sent later. */
export function DecisionButtons(props: Props) {
  const { workspaceId, postId, seen, excerpt, isReturning, onReturning, onDecided } = props
  const { t } = useTranslation('approvals')
  const { user } = useSignedIn()
  const { run, isRunning, failure } = useApiCall()
  const [note, setNote] = useState('')

  const send = (kind: Decision['kind'], done: string) =>
    void run(async () => {
      const decision = { uid: user.id, workspaceId, postId, kind, seen, note: kind === 'return' ? note : '', excerpt }
      const outcome = await decide(decision)
      toast.success(outcome === 'sent' ? done : t('approvals:kept.saved'))
      onReturning(false)
      onDecided?.()
    })

  if (!isReturning) {
    return (
      <>
        <FormError message={failure} />
        <Button size="compact-sm" loading={isRunning} onClick={() => send('approve', t('approvals:approved'))}>
          {t('approvals:approve')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={isRunning} onClick={() => onReturning(true)}>
          {t('approvals:return')}
        </Button>
      </>
    )
  }
  return (
    <>
      <FormError message={failure} />
      <Textarea
        w="100%"
        label={t('approvals:note')}
        description={t('approvals:noteHint')}
        maxLength={REVIEW_NOTE_MAX}
        autosize
        autoFocus
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button size="compact-sm" loading={isRunning} onClick={() => send('return', t('approvals:returned'))}>
        {t('approvals:returnNow')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isRunning} onClick={() => onReturning(false)}>
        {t('approvals:cancel')}
      </Button>
    </>
  )
}
