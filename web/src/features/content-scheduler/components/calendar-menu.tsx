import { ActionIcon, Menu, SegmentedControl } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import type { CalendarAddress } from '../calendar-address.ts'
import { savedViewDrafts } from '../data/saved-views.ts'
import { useSavedViews } from '../data/use-saved-views.ts'
import { chooseLayers, useLayerChoice } from '../layer-choice.ts'
import { CALENDAR_VIEWS, type CalendarView } from '@/posts/times/calendar-days.ts'

type DialogProps = { onClose: () => void; address: CalendarAddress }

const DIALOGS = {
  save: lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog),
  events: lazyPart(async () => (await import('./events-dialog.tsx')).EventsDialog),
  layers: lazyPart(async () => (await import('./layers-dialog.tsx')).LayersDialog),
  feed: lazyPart(async () => (await import('./feed-dialog.tsx')).FeedDialog),
} as const satisfies Record<string, ComponentType<DialogProps>>

/** Shows the menu of the calendar: saved views, own events, calendar layers and the calendar feed. */
export function CalendarMenu({ address }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar')
  const { workspaceId } = useSignedIn()
  const [, setParams] = useSearchParams()
  const { showsBest, showsDrafts } = useLayerChoice()
  const canEdit = useMay('edit_library')
  const views = useSavedViews(workspaceId)
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const Dialog = open && DIALOGS[open]
  const saved = views.status === 'ready' ? views.data : []

  async function remove(viewId: string) {
    if ((await savedViewDrafts.server.remove(workspaceId, viewId)) !== 'written')
      toast.error(t('calendar:views.failed'))
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('calendar:menu.label')}>
            <IconDots size="1.25rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {saved.length > 0 && <Menu.Label>{t('calendar:views.title')}</Menu.Label>}
          {saved.map(({ id, name, query }) => (
            <Menu.Item key={id} onClick={() => setParams(new URLSearchParams(query))}>
              {name}
            </Menu.Item>
          ))}
          {canEdit && <Menu.Item onClick={() => setOpen('save')}>{t('calendar:views.save')}</Menu.Item>}
          {saved.map(({ id, name, query }) =>
            canEdit && query === new URLSearchParams(window.location.search).toString() ? (
              <Menu.Item key={id} color="red" onClick={() => void remove(id)}>
                {t('calendar:views.remove', { name })}
              </Menu.Item>
            ) : null,
          )}
          {address.view !== 'list' && (
            <>
              <Menu.Divider />
              {canEdit && <Menu.Item onClick={() => setOpen('events')}>{t('calendar:events.open')}</Menu.Item>}
              <Menu.Item onClick={() => setOpen('layers')}>{t('calendar:layers.open')}</Menu.Item>
              <Menu.Item onClick={() => chooseLayers({ showsBest: !showsBest })}>
                {t(showsBest ? 'calendar:best.hide' : 'calendar:best.show')}
              </Menu.Item>
              <Menu.Item onClick={() => chooseLayers({ showsDrafts: !showsDrafts })}>
                {t(showsDrafts ? 'calendar:tray.hide' : 'calendar:tray.show')}
              </Menu.Item>
            </>
          )}
          {canEdit && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setOpen('feed')}>{t('calendar:feed.open')}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {Dialog && <Dialog address={address} onClose={() => setOpen(null)} />}
    </>
  )
}

type Props = { view: CalendarView; onChange: (view: CalendarView) => void }

/** Switches between the month, week, day and list views. */
export function ViewSwitch({ view, onChange }: Props) {
  const { t } = useTranslation('calendar')
  return (
    <SegmentedControl
      aria-label={t('calendar:view.label')}
      data={CALENDAR_VIEWS.map((value) => ({ value, label: t(`calendar:view.${value}`) }))}
      value={view}
      onChange={(name) => {
        const chosen = CALENDAR_VIEWS.find((value) => value === name)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
