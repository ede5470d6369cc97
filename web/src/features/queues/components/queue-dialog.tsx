import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUEUE_NAME_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { type Queue, queueDraftSchema } from '@postwright/core/model/queue'
import { SUGGESTED_PLANS, suggestedSlots } from '@postwright/core/slots/slots'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import { saveQueue } from '@/posts/data/queue-commands.ts'
import { draftOfNew, type NewQueue, newQueueFor } from '../new-queue.ts'
import styles from './queues.module.css'

const queueFormSchema = z.object({ draft: queueDraftSchema, plan: z.literal(SUGGESTED_PLANS) })

type Props = {
  workspaceId: string
  channels: readonly Connection[]
  /** The queue to change; omitted for a new one. */
  queue?: Queue
  begun?: NewQueue
  onClose: () => void
  onSaved?: (queueId: string) => void
}

/** Name, channels and zone of a queue, and the initial plan of a new one. */
export function QueueDialog({ workspaceId, channels, queue, begun = newQueueFor(null), onClose, onSaved }: Props) {
  const { t } = useTranslation('queues')
  const { timeZone } = useWorkspace()
  const [id] = useState(() => queue?.id ?? crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: queueFormSchema,
    defaultValues: {
      draft: queue ? queueDraftSchema.parse(queue) : draftOfNew(begun, timeZone),
      plan: begun.plan,
    },
    async send({ draft, plan }) {
      const slots = queue ? draft.slots : suggestedSlots(plan)
      await saveQueue({ workspaceId, queueId: id, rev: queue?.rev ?? 0, draft: { ...draft, slots } })
      onSaved?.(id)
      onClose()
    },
  })
  const chosen = field('draft.connectionIds')
  const zone = field('draft.tzid')
  const plan = field('plan')

  function toggle(channelId: string, isChosen: boolean) {
    const others = chosen.value.filter((other) => other !== channelId)
    const own = channels.find(({ id: known }) => known === channelId)?.timeZone
    // The first channel of a new queue sets its time zone.
    if (!queue && isChosen && others.length === 0 && own) zone.onChange(own)
    chosen.onChange(isChosen ? [...others, channelId] : others)
  }

  return (
    <Dialog title={t(queue ? 'queues:dialog.edit' : 'queues:dialog.new')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('queues:dialog.name')}
          placeholder={t('queues:dialog.namePlaceholder')}
          maxLength={QUEUE_NAME_MAX}
          {...form.register('draft.name')}
          error={errorOf('draft.name', t('queues:dialog.nameMissing'))}
          data-autofocus
        />
        <fieldset className={styles.channels}>
          <legend>{t('queues:dialog.channels')}</legend>
          {channels.map(({ id: channelId, handle }) => (
            <Checkbox
              key={channelId}
              label={handle}
              checked={chosen.value.includes(channelId)}
              onChange={(event) => toggle(channelId, event.currentTarget.checked)}
            />
          ))}
          <p className={styles.hint}>
            {t(channels.length > 0 ? 'queues:dialog.channelsHint' : 'queues:dialog.noChannels')}
          </p>
        </fieldset>
        <ZoneField {...zone} />
        {!queue && (
          <SelectField
            label={t('queues:slots.plans')}
            value={`${plan.value}`}
            options={SUGGESTED_PLANS.map((count) => ({ value: `${count}`, label: t('queues:slots.plan', { count }) }))}
            onChange={(value) => plan.onChange(SUGGESTED_PLANS.find((count) => `${count}` === value) ?? plan.value)}
            hint={t('queues:dialog.planHint')}
          />
        )}
        <FormError message={failure} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('queues:cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(queue ? 'queues:dialog.save' : 'queues:dialog.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
