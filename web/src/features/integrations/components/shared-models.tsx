import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useSharedModels } from '../data/shared-models.ts'
import classes from './integrations.module.css'
import { type ModelAct, SharedModelRow } from './shared-model-row.tsx'

const ConnectModelDialog = lazyPart(async () => (await import('./connect-model-dialog.tsx')).ConnectModelDialog)
const DIALOGS = {
  change: lazyPart(async () => (await import('./change-model-dialog.tsx')).ChangeModelDialog),
  rotate: lazyPart(async () => (await import('./rotate-model-dialog.tsx')).RotateModelDialog),
  remove: lazyPart(async () => (await import('./remove-model-dialog.tsx')).RemoveModelDialog),
}

/** The operator's own AI keys, one of which people without an own key may use. */
export function SharedModels() {
  const { t } = useTranslation('integrations')
  const { models, refresh } = useSharedModels()
  const [opened, setOpened] = useState<{ act: ModelAct; shared: ShownSharedModel } | 'connect' | null>(null)
  const close = () => setOpened(null)
  const OpenedDialog = opened === null || opened === 'connect' ? null : DIALOGS[opened.act]
  return (
    <Panel
      id="shared-models"
      title={t('integrations:shared.title')}
      description={t('integrations:shared.description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => setOpened('connect')}
        >
          {t('integrations:shared.connect')}
        </Button>
      }
      flush
    >
      <DataState
        read={models}
        loading={<SkeletonList rows={2} label={t('integrations:shared.loading')} />}
        errorTitle={t('integrations:shared.error')}
        empty={<EmptyState title={t('integrations:shared.none')} text={t('integrations:shared.noneText')} />}
      >
        {(found) => (
          <ul className={classes.contracts} aria-label={t('integrations:shared.title')}>
            {found.map((shared) => (
              <SharedModelRow
                key={shared.id}
                shared={shared}
                onOpen={(act) => setOpened({ act, shared })}
                onChanged={refresh}
              />
            ))}
          </ul>
        )}
      </DataState>
      {opened === 'connect' && <ConnectModelDialog onClose={close} onSaved={refresh} />}
      {opened !== null && opened !== 'connect' && OpenedDialog && (
        <OpenedDialog shared={opened.shared} onClose={close} onSaved={refresh} />
      )}
    </Panel>
  )
}
