import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSharedModel, SharedModelAttempt } from '@postwright/core/api/shared-models'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useSharedModels, revertModel, testModel } from '../data/shared-models.ts'
import { changeSharedModel } from '@postwright/core/api/shared-models'
import { call } from '@/lib/api-client.ts'
import classes from './integrations.module.css'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import records from '@/ui/record-list.module.css'
import { useAttemptText } from '../use-attempt-text.ts'
import { KeyEndBadge } from './key-end.tsx'

const ConnectModelDialog = lazyPart(async () => (await import('./connect-model-dialog.tsx')).ConnectModelDialog)
const DIALOGS = {
  change: lazyPart(async () => (await import('./change-model-dialog.tsx')).ChangeModelDialog),
  rotate: lazyPart(async () => (await import('./rotate-model-dialog.tsx')).RotateModelDialog),
  remove: lazyPart(async () => (await import('./remove-model-dialog.tsx')).RemoveModelDialog),
}

/** The operator's own AI keys; people without a key may use one of them. */
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

type ModelAct = 'change' | 'rotate' | 'remove'

type Props = { shared: ShownSharedModel; onOpen: (act: ModelAct) => void; onChanged: () => void }

const COUNT = new Intl.NumberFormat('en')

/** One AI provider of the operator: whether it is offered, the expiry of its key, and its actions. */
function SharedModelRow({ shared, onOpen, onChanged }: Props) {
  const { t } = useTranslation('integrations')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const textOf = useAttemptText()
  const [attempt, setAttempt] = useState<SharedModelAttempt | null>(null)
  const { id, name, address, model, monthlyTokens, isOffered, keyEnd, keyEndsAt, tested, previous } = shared

  const act = (work: () => Promise<unknown>, said: string | null) =>
    run(async () => {
      const outcome = await sensitive.run(work)
      if (!outcome.done) return
      if (said !== null) toast.success(said)
      onChanged()
    })
  const offer = () =>
    act(
      () => call(changeSharedModel, { modelId: id, name, monthlyTokens, keyEndsAt, isOffered: !isOffered }),
      t(isOffered ? 'integrations:shared.nowPrivate' : 'integrations:shared.nowOffered', { name }),
    )
  const test = () => act(async () => setAttempt(await testModel(id)), null)

  return (
    <li className={records.row} aria-label={name}>
      <div className={records.words}>
        <span className={records.name}>{name}</span>
        <span className={records.faint}>
          {t('integrations:shared.facts', { host: new URL(address).host, model, end: keyEnd })}
          {' · '}
          {t('integrations:shared.perPerson', { tokens: COUNT.format(monthlyTokens) })}
          {tested && (
            <>
              {' · '}
              {t(tested.problem === null ? 'integrations:tested.passed' : 'integrations:shared.failed')}{' '}
              <RelativeTime instant={tested.testedAt} />
            </>
          )}
        </span>
      </div>
      <KeyEndBadge keyEndsAt={keyEndsAt} />
      {tested?.problem === 'key_refused' && <StateBadge tone="negative">{t('integrations:tested.refused')}</StateBadge>}
      <StateBadge tone={isOffered ? 'positive' : 'neutral'}>
        {t(isOffered ? 'integrations:shared.offered' : 'integrations:shared.private')}
      </StateBadge>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void offer()}>
          {t(isOffered ? 'integrations:shared.withdraw' : 'integrations:shared.offer')}
        </Button>
        <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void test()}>
          {t('integrations:shared.test')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onOpen('rotate')}>
          {t('integrations:shared.replace')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onOpen('change')}>
          {t('integrations:shared.change')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => onOpen('remove')}>
          {t('integrations:remove')}
        </Button>
      </Group>
      {attempt !== null && (
        <p role="status" className={`${records.faint} ${classes.test}`}>
          {textOf(attempt)}
        </p>
      )}
      {previous && (
        <div className={classes.test}>
          <p className={records.faint}>
            {t('integrations:shared.previous', {
              end: previous.keyEnd,
              date: formatDay(previous.endsAt, viewerZone()),
            })}
          </p>
          <Button
            size="compact-sm"
            variant="default"
            loading={isRunning}
            onClick={() =>
              void act(() => revertModel(id, previous.replacedAt), t('integrations:shared.reverted', { name }))
            }
          >
            {t('integrations:shared.back')}
          </Button>
        </div>
      )}
      <FormError message={failure} />
      {sensitive.dialog}
    </li>
  )
}
