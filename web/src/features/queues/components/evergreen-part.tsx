import { useTranslation } from 'react-i18next'
import type { EvergreenSettings, Queue } from '@postwright/core/model/queue'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { useEvergreens } from '../data/use-evergreens.ts'
import type { useQueueCommands } from '../use-queue-commands.ts'
import { EvergreenForm } from './evergreen-form.tsx'
import { EvergreenRow } from './evergreen-row.tsx'
import styles from './evergreen.module.css'

/** A month apart, without an end: networks refuse or hide a text that comes again soon. */
const TO_BEGIN_WITH: EvergreenSettings = { order: 'oldest', gapDays: 30, repeatsMax: 0, expiryDays: 0 }

type Props = { workspaceId: string; queue: Queue; commands: ReturnType<typeof useQueueCommands> }

/** Whether the queue publishes its posts again and again, how, and each of them. */
export function EvergreenPart({ workspaceId, queue, commands }: Props) {
  const { t } = useTranslation('queues')
  const read = useEvergreens(workspaceId, queue.id)
  const { evergreen } = queue
  return (
    <div className={styles.part}>
      <SwitchRow
        label={t('queues:evergreen.switch')}
        description={t('queues:evergreen.description')}
        checked={evergreen !== null}
        disabled={commands.isRunning}
        onChange={(isOn) => void commands.change({ evergreen: isOn ? TO_BEGIN_WITH : null })}
      />
      {evergreen && (
        <>
          <EvergreenForm
            key={queue.rev}
            settings={evergreen}
            isBusy={commands.isRunning}
            onSave={(settings) => commands.change({ evergreen: settings })}
          />
          <DataState
            read={read}
            loading={<SkeletonList rows={3} label={t('queues:evergreen.loading')} />}
            errorTitle={t('queues:evergreen.error')}
            empty={<p className={styles.none}>{t('queues:evergreen.none')}</p>}
          >
            {(all) => (
              <ul className={styles.list} aria-label={t('queues:evergreen.label')}>
                {all.map((each) => (
                  <EvergreenRow key={each.id} workspaceId={workspaceId} evergreen={each} settings={evergreen} />
                ))}
              </ul>
            )}
          </DataState>
        </>
      )}
    </div>
  )
}
