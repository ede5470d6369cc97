import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownHook } from '@postwright/core/model/event-hook'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { HookRow } from './components/hook-row.tsx'
import rows from '@/ui/described-rows.module.css'
import classes from './components/hooks.module.css'
import { useHooks } from './data/event-hooks-data.ts'

const HookDialog = lazyPart(async () => (await import('./components/hook-dialog.tsx')).HookDialog)

/** `/dashboard/settings/webhooks`: webhooks for the workspace's events, and their deliveries. */
export function Component() {
  const { t } = useTranslation('webhooks')
  const { workspaceId } = useSignedIn()
  const read = useHooks(workspaceId)
  const [editing, setEditing] = useState<{ hook: ShownHook | null } | null>(null)
  const add = (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setEditing({ hook: null })}>
      {t('webhooks:add')}
    </Button>
  )
  return (
    <Panel id="webhooks" title={t('webhooks:title')} description={t('webhooks:text')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={3} label={t('webhooks:loading')} />}
        errorTitle={t('webhooks:error')}
        empty={<EmptyState title={t('webhooks:empty.title')} text={t('webhooks:empty.text')} action={add} />}
      >
        {(hooks) => (
          <>
            <div className={classes.head}>{add}</div>
            <ul className={rows.card} aria-label={t('webhooks:title')}>
              {hooks.map((hook) => (
                <HookRow key={hook.id} {...{ workspaceId, hook }} onEdit={() => setEditing({ hook })} />
              ))}
            </ul>
          </>
        )}
      </DataState>
      {editing && <HookDialog {...{ workspaceId }} hook={editing.hook} onClose={() => setEditing(null)} />}
    </Panel>
  )
}
