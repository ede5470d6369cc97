import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import type { Variant } from '@postwright/core/model/variant'
import { waitsForApproval } from '@postwright/core/approvals/needed-approvals'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useRight } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { FormError } from '@/ui/form-error.tsx'
import { Notice } from '@/ui/notice.tsx'
import { toast } from '@/ui/toast.tsx'
import { approve, type Reviewed, sendBack } from '../../data/review-commands.ts'

/** That a post waits for approval, and for those who give it the ways to decide. */
export function ReviewNotice({ variants }: { variants: readonly Variant[] }) {
  const { approvalRules } = useWorkspace()
  const [first, ...others] = variants.filter((variant) => waitsForApproval(approvalRules, variant))
  if (!first) return null
  return <Waiting reviewed={[first, ...others]} />
}

function Waiting({ reviewed }: { reviewed: Reviewed }) {
  const { t } = useTranslation('studio')
  const decides = useRight('approve_posts')
  return (
    <Notice title={t('studio:review.title')} text={t(decides ? 'studio:review.decide' : 'studio:review.wait')} isWide>
      {decides && <Decision reviewed={reviewed} />}
    </Notice>
  )
}

function Decision({ reviewed }: { reviewed: Reviewed }) {
  const { t } = useTranslation('studio')
  const { run, isRunning, failure } = useApiCall()
  const [note, setNote] = useState<string | null>(null)

  const decide = (work: () => Promise<void>, done: string) =>
    void run(async () => {
      await work()
      toast.success(done)
    })

  if (note === null) {
    return (
      <>
        <FormError message={failure} />
        <Button
          size="compact-sm"
          loading={isRunning}
          onClick={() => decide(() => approve(reviewed), t('studio:review.approved'))}
        >
          {t('studio:review.approve')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={isRunning} onClick={() => setNote('')}>
          {t('studio:review.sendBack')}
        </Button>
      </>
    )
  }
  return (
    <>
      <FormError message={failure} />
      <Textarea
        w="100%"
        label={t('studio:review.note')}
        description={t('studio:review.noteText')}
        maxLength={REVIEW_NOTE_MAX}
        autosize
        autoFocus
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        size="compact-sm"
        loading={isRunning}
        onClick={() => decide(() => sendBack(reviewed, note), t('studio:review.sentBack'))}
      >
        {t('studio:review.sendBackNow')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isRunning} onClick={() => setNote(null)}>
        {t('studio:review.cancel')}
      </Button>
    </>
  )
}
