import { Button, Group } from '@mantine/core'
import {
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTableImport,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RadarSource, RadarState } from '@postwright/core/model/radar'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { changeSource, checkSource } from '../data/radar.ts'
import styles from '../competitors.module.css'

const Rename = lazyWhenIdle(async () => (await import('./rename-dialog.tsx')).RenameDialog)
const Remove = lazyWhenIdle(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

const TONES = {
  waiting: 'neutral',
  fine: 'positive',
  delayed: 'warning',
  blocked: 'negative',
  gone: 'negative',
  paused: 'neutral',
} as const satisfies Record<RadarState, BadgeTone>

type Props = { sources: readonly RadarSource[]; onImport: (table: RadarSource) => void }
type Opened = { dialog: 'rename' | 'remove'; source: RadarSource }

/** Lists the followed sources, each with its state as text and its actions. */
export function SourcesView({ sources, onImport }: Props) {
  const { t } = useTranslation('competitors')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const of = (dialog: Opened['dialog']) =>
    opened?.dialog === dialog ? { source: opened.source, onClose: close } : null
  return (
    <Panel id="radar-sources" title={t('competitors:sources.title')} flush>
      <ul className={styles.posts}>
        {sources.map((source) => (
          <SourceLine
            key={source.id}
            source={source}
            onImport={() => onImport(source)}
            onOpen={(dialog) => setOpened({ dialog, source })}
          />
        ))}
      </ul>
      <Rename props={of('rename')} />
      <Remove props={of('remove')} />
    </Panel>
  )
}

type LineProps = { source: RadarSource; onImport: () => void; onOpen: (dialog: Opened['dialog']) => void }

function SourceLine({ source, onImport, onOpen }: LineProps) {
  const { t } = useTranslation('competitors')
  const { workspaceId } = useSignedIn()
  const { run, isRunning, failure } = useApiCall()
  const { id, name, kind, platform, address, state, problem } = source
  const isTable = kind === 'table'
  const isPaused = state === 'paused'
  const kindName = t(`competitors:kind.${kind}`)
  return (
    <li className={styles.source}>
      <div className={styles.words}>
        <span className={styles.name}>
          {platform && <PlatformIcon platform={platform} size={16} />}
          <strong>{name}</strong>
          <StateBadge tone={TONES[state]}>{t(`competitors:state.${isTable ? 'table' : state}`)}</StateBadge>
        </span>
        <span className={styles.soft}>
          {platform ? `${platformName(platform)} · ${kindName}` : kindName}
          {address !== '' && (
            <>
              {' · '}
              <a href={address} target="_blank" rel="noreferrer noopener">
                {address}
              </a>
            </>
          )}
        </span>
        <StateText source={source} />
        {problem !== 'none' && <span className={styles.problem}>{t(`competitors:problem.${problem}`)}</span>}
        <FormError message={failure} />
      </div>
      <IfMay right="edit_library">
        <Group gap="xs">
          {isTable ? (
            <SourceButton
              name={name}
              label={t('competitors:sources.addRows')}
              Icon={IconTableImport}
              onClick={onImport}
            />
          ) : (
            <>
              {!isPaused && (
                <SourceButton
                  name={name}
                  label={t('competitors:sources.check')}
                  Icon={IconRefresh}
                  loading={isRunning}
                  onClick={() => void run(() => checkSource(workspaceId, id))}
                />
              )}
              <SourceButton
                name={name}
                label={t(isPaused ? 'competitors:sources.resume' : 'competitors:sources.pause')}
                Icon={isPaused ? IconPlayerPlay : IconPlayerPause}
                onClick={() => void run(() => changeSource({ workspaceId, sourceId: id, isPaused: !isPaused }))}
              />
            </>
          )}
          <SourceButton
            name={name}
            label={t('competitors:sources.rename')}
            Icon={IconPencil}
            onClick={() => onOpen('rename')}
          />
          <SourceButton
            name={name}
            label={t('competitors:sources.remove')}
            Icon={IconTrash}
            onClick={() => onOpen('remove')}
          />
        </Group>
      </IfMay>
    </li>
  )
}

type ButtonProps = { name: string; label: string; Icon: typeof IconTrash; loading?: boolean; onClick: () => void }

function SourceButton({ name, label, Icon, loading = false, onClick }: ButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<Icon size="1rem" aria-hidden />}
      loading={loading}
      onClick={onClick}
    >
      {label}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}

/** Shows the times of the last and the next read. */
function StateText({ source: { kind, state, checkedAt, nextAt } }: { source: RadarSource }) {
  const { t } = useTranslation('competitors')
  const isNext = kind !== 'table' && nextAt !== null && state !== 'waiting'
  return (
    <span className={styles.soft}>
      {checkedAt === null ? (
        t('competitors:sources.never')
      ) : (
        <SentenceWith
          sentence={(time) => t(kind === 'table' ? 'competitors:sources.added' : 'competitors:sources.read', { time })}
        >
          <RelativeTime instant={checkedAt} />
        </SentenceWith>
      )}
      {isNext && (
        <>
          {' '}
          <SentenceWith sentence={(time) => t('competitors:sources.next', { time })}>
            <RelativeTime instant={nextAt} />
          </SentenceWith>
        </>
      )}
    </span>
  )
}
