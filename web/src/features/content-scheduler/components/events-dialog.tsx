import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALENDAR_EVENT_DAYS_MAX, CALENDAR_EVENT_TITLE_MAX } from '@postwright/core/limits'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import type { CalendarAddress } from '../calendar-address.ts'
import { calendarEventDrafts } from '../data/calendar-event-drafts.ts'
import { useCalendarEvents } from '../data/use-calendar-events.ts'
import { dayNumber, dayOfNumber } from '../day-number.ts'

const YEAR = 366

type Props = { address: CalendarAddress; onClose: () => void }

/** What the workspace itself has on: shown on the calendar beside the posts. */
export function EventsDialog({ address, onClose }: Props) {
  const { t } = useTranslation('calendar')
  const { user, workspaceId } = useSignedIn()
  const [title, setTitle] = useState('')
  const [day, setDay] = useState(() => address.date ?? new Date().toISOString().slice(0, 10))
  const [days, setDays] = useState<number | string>(1)
  const first = dayNumber(address.date ?? day)
  const events = useCalendarEvents(workspaceId, first, first + YEAR)

  async function add() {
    const draft = calendarEventDrafts.schema.safeParse({ title, startDay: dayNumber(day), days: Number(days) })
    if (!draft.success) return toast.error(t('calendar:events.failed'))
    const id = calendarEventDrafts.server.newId(workspaceId)
    const outcome = await calendarEventDrafts.server.create(workspaceId, id, { uid: user.id, draft: draft.data })
    if (outcome !== 'written') return toast.error(t('calendar:events.failed'))
    return setTitle('')
  }

  async function remove(id: string) {
    if ((await calendarEventDrafts.server.remove(workspaceId, id)) !== 'written') {
      toast.error(t('calendar:events.failed'))
    }
  }

  return (
    <Dialog title={t('calendar:events.open')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('calendar:events.name')}
            value={title}
            maxLength={CALENDAR_EVENT_TITLE_MAX}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            required
          />
          <Group grow>
            <TextInput
              type="date"
              label={t('calendar:events.day')}
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
              required
            />
            <NumberInput
              label={t('calendar:events.days')}
              value={days}
              onChange={setDays}
              min={1}
              max={CALENDAR_EVENT_DAYS_MAX}
              allowDecimal={false}
            />
          </Group>
          <Button type="submit">{t('calendar:events.add')}</Button>
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
