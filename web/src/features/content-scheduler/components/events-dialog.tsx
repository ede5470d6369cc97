import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { CALENDAR_EVENT_DAYS_MAX, CALENDAR_EVENT_TITLE_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import { requireWritten } from '@/documents/draft-type.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import type { CalendarAddress } from '../calendar-address.ts'
import { calendarEventDrafts, useCalendarEvents } from '../data/calendar-events.ts'
import { dayNumber, dayOfNumber } from '../calendar-days.ts'

const YEAR = 366

const { title, startDay, days } = calendarEvents.schema.shape

const eventFormSchema = z.object({
  title,
  startDay: z.iso.date().transform(dayNumber).pipe(startDay),
  /** Empty while the user types another number. */
  days: z.union([z.number(), z.string()]).transform(Number).pipe(days),
})

type Props = { address: CalendarAddress; onClose: () => void }

/** Adds and removes the workspace's own events, which the calendar shows beside the posts. */
export function EventsDialog({ address, onClose }: Props) {
  const { t } = useTranslation('calendar')
  const { user, workspaceId } = useSignedIn()
  const [opened] = useState(() => address.date ?? new Date().toISOString().slice(0, 10))
  const first = dayNumber(opened)
  const events = useCalendarEvents(workspaceId, first, first + YEAR)
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: eventFormSchema,
    defaultValues: { title: '', startDay: opened, days: 1 },
    async send(draft) {
      const id = calendarEventDrafts.server.newId(workspaceId)
      requireWritten(await calendarEventDrafts.server.create(workspaceId, id, { uid: user.id, draft }))
      form.reset({ ...form.getValues(), title: '' })
    },
  })

  async function remove(id: string) {
    if ((await calendarEventDrafts.server.remove(workspaceId, id)) !== 'written') {
      toast.error(t('calendar:events.failed'))
    }
  }

  return (
    <Dialog title={t('calendar:events.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <Stack gap="sm">
          <TextInput
            label={t('calendar:events.name')}
            {...form.register('title')}
            maxLength={CALENDAR_EVENT_TITLE_MAX}
            error={errorOf('title', t('calendar:events.nameMissing'))}
            required
          />
          <Group grow>
            <TextInput
              type="date"
              label={t('calendar:events.day')}
              {...form.register('startDay')}
              error={errorOf('startDay', t('calendar:events.dayMissing'))}
              required
            />
            <NumberInput
              label={t('calendar:events.days')}
              {...field('days')}
              error={errorOf('days', t('calendar:events.daysWrong', { max: CALENDAR_EVENT_DAYS_MAX }))}
              min={1}
              max={CALENDAR_EVENT_DAYS_MAX}
              allowDecimal={false}
            />
          </Group>
          <Button type="submit" loading={isSending}>
            {t('calendar:events.add')}
          </Button>
        </Stack>
      </form>
      <ul aria-label={t('calendar:events.list')}>
        {(events.status === 'ready' ? events.data : []).map((event) => (
          <li key={event.id}>
            {formatLongDate(dayOfNumber(event.startDay))}: {event.title}{' '}
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('calendar:events.removeOne', { title: event.title })}
              onClick={() => void remove(event.id)}
            >
              {t('calendar:events.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
