import { Button, Checkbox } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { QUEUE_NAME_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { type Queue, queueDraftSchema } from '@postwright/core/model/queue'
import { SUGGESTED_PLANS } from '@postwright/core/slots/suggested-slots'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import { saveQueue } from '@/posts/data/queue-commands.ts'
import { draftOfNew, type NewQueue, newQueueFor } from '../new-queue.ts'
import styles from './queues.module.css'

type Props = {
  workspaceId: string
  channels: readonly Connection[]
  /** The queue that is changed; a new one without it. */
  queue?: Queue
  begun?: NewQueue
  onClose: () => void
  onSaved?: (queueId: string) => void
}

/** Name, channels and zone of a queue, and of a new one the plan that it begins with. */
export function QueueDialog({ workspaceId, channels, queue, begun = newQueueFor(null), onClose, onSaved }: Props) {
  const { t } = useTranslation('queues')
  const { timeZone } = useWorkspace()
  const [id] = useState(() => queue?.id ?? crypto.randomUUID())
  const [plan, setPlan] = useState(begun.plan)
  const [draft, setDraft] = useState(() => (queue ? queueDraftSchema.parse(queue) : draftOfNew(begun, timeZone)))
  const [isTried, setTried] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const named = queueDraftSchema.shape.name.safeParse(draft.name)

  function toggle(channelId: string, isChosen: boolean) {
    const others = draft.connectionIds.filter((other) => other !== channelId)
    const own = channels.find(({ id: known }) => known === channelId)?.timeZone
    // The first channel of a new queue brings its clock.
    const tzid = !queue && isChosen && others.length === 0 ? (own ?? draft.tzid) : draft.tzid
    setDraft({ ...draft, tzid, connectionIds: isChosen ? [...others, channelId] : others })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!named.success) return
    const { slots } = queue ? draft : draftOfNew({ ...begun, plan, tzid: draft.tzid }, timeZone)
    void run(async () => {
      await saveQueue({ workspaceId, queueId: id, rev: queue?.rev ?? 0, draft: { ...draft, name: named.data, slots } })
      onSaved?.(id)
      onClose()
    })
  }

  return (
    <Dialog title={t(queue ? 'queues:dialog.edit' : 'queues:dialog.new')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('queues:dialog.name')}
          placeholder={t('queues:dialog.namePlaceholder')}
          maxLength={QUEUE_NAME_MAX}
          value={draft.name}
          error={isTried && !named.success && t('queues:dialog.nameMissing')}
          data-autofocus
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <fieldset className={styles.channels}>
          <legend>{t('queues:dialog.channels')}</legend>
          {channels.map(({ id: channelId, handle }) => (
            <Checkbox
              key={channelId}
              label={handle}
              checked={draft.connectionIds.includes(channelId)}
              onChange={(event) => toggle(channelId, event.currentTarget.checked)}
            />
          ))}
          <p className={styles.hint}>
            {t(channels.length > 0 ? 'queues:dialog.channelsHint' : 'queues:dialog.noChannels')}
          </p>
        </fieldset>
        <ZoneField value={draft.tzid} onChange={(tzid) => setDraft({ ...draft, tzid })} />
        {!queue && (
          <SelectField
            label={t('queues:slots.plans')}
            value={`${plan}`}
            options={SUGGESTED_PLANS.map((count) => ({ value: `${count}`, label: t('queues:slots.plan', { count }) }))}
            onChange={(value) => setPlan(SUGGESTED_PLANS.find((count) => `${count}` === value) ?? plan)}
            hint={t('queues:dialog.planHint')}
          />
        )}
        <FormError message={failure} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('queues:cancel')}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t(queue ? 'queues:dialog.save' : 'queues:dialog.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
