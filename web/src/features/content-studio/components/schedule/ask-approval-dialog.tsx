import { Button, Group, MultiSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APPROVAL_ASKED_MAX } from '@postwright/core/model/approval'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import { hasRight } from '@postwright/core/rights/rights'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { useApiCall } from '@/lib/use-api-call.ts'
import { requestApproval } from '@postwright/core/api/approvals'
import { call } from '@/lib/api-client.ts'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DateTimeField } from '@/ui/date-time-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'

type Props = {
  workspaceId: string
  postId: string
  /** True if the post is published without approval unless approval is requested. */
  isOptional: boolean
  onClose: () => void
}

/** Lets the user request approval, with approvers, a deadline and a message. */
export function AskApprovalDialog({ workspaceId, postId, isOptional, onClose }: Props) {
  const { t } = useTranslation('approvals')
  const { user } = useSignedIn()
  const { timeZone } = useWorkspace()
  const members = useMembers(workspaceId)
  const now = useNow(60_000)
  const { run, isRunning, failure } = useApiCall()
  const [askedUids, setAskedUids] = useState<string[]>([])
  const [due, setDue] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const people = members.status === 'ready' ? members.data : []
  const able = people.filter(({ uid, role }) => uid !== user.id && hasRight(role, 'approve_posts'))

  const send = () =>
    void run(async () => {
      const dueAt = due === null ? null : toZonedTime(due, timeZone).instant
      await call(requestApproval, { workspaceId, postId, askedUids, dueAt, message })
      toast.success(t('approvals:ask.sent'))
      onClose()
    })

  return (
    <Dialog title={t('approvals:ask.title')} onClose={onClose}>
      <Stack>
        <p>{t(isOptional ? 'approvals:ask.optional' : 'approvals:ask.required')}</p>
        <MultiSelect
          label={t('approvals:ask.people')}
          description={t('approvals:ask.peopleHint')}
          data={able.map(({ uid, fullName }) => ({ value: uid, label: fullName }))}
          maxValues={APPROVAL_ASKED_MAX}
          value={askedUids}
          onChange={setAskedUids}
        />
        <DateTimeField
          label={t('approvals:ask.due')}
          value={due}
          onChange={setDue}
          now={fromInstant(now, timeZone).local}
          note={t('approvals:ask.due')}
        />
        <Textarea
          label={t('approvals:ask.message')}
          maxLength={REVIEW_NOTE_MAX}
          autosize
          minRows={2}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <FormError message={failure} />
        <Group justify="flex-end">
          <Button loading={isRunning} onClick={send}>
            {t('approvals:ask.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
