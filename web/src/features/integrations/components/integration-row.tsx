import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import records from '@/ui/record-list.module.css'
import { removeApp, type ShownApp, revertApp } from '../data/platform-apps.ts'
import { KeyEndBadge } from './key-end.tsx'
import { KeyTest } from './key-test.tsx'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { endsSoon } from '@postwright/core/platforms/contract-age'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { formatLongDate, formatDay, viewerZone } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import classes from './integrations.module.css'

const KeyEndDialog = lazyPart(async () => (await import('./key-end-dialog.tsx')).KeyEndDialog)

type Props = {
  platform: Platform
  /** Null if there are no keys. */
  app: ShownApp | null
  onEdit: () => void
  onChanged: () => void
}

/** One network that accepts an app's keys: whether keys exist, their source, and their expiry. */
export function IntegrationRow({ platform, app, onEdit, onChanged }: Props) {
  const { t } = useTranslation('integrations')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const wordOf = usePlatformWords(platform)
  const name = platformName(platform)
  const [isEnding, setEnding] = useState(false)

  const remove = async () => {
    const outcome = await sensitive.run(() => removeApp(platform))
    if (!outcome.done) return
    toast.success(t('integrations:removed', { name }))
    onChanged()
  }

  return (
    <li className={records.row} aria-label={name}>
      <PlatformIcon platform={platform} size={22} />
      <div className={records.words}>
        <span className={records.name}>{name}</span>
        {app === null ? (
          <span className={records.faint}>{t('integrations:assisted')}</span>
        ) : (
          <span className={records.faint}>
            {app.kind !== '' && `${wordOf(`apps.${app.kind}.label`) ?? app.kind} · `}
            {t('integrations:ends', { id: app.clientIdEnd, secret: app.clientSecretEnd })}
            {app.updatedAt !== null && (
              <>
                {' · '}
                <RelativeTime instant={app.updatedAt} />
              </>
            )}
            {app.tested && (
              <>
                {' · '}
                {t(`integrations:tested.${app.tested.outcome}`)} <RelativeTime instant={app.tested.testedAt} />
              </>
            )}
          </span>
        )}
      </div>
      <InterfaceVersion platform={platform} />
      <KeyEndBadge keyEndsAt={app?.keyEndsAt ?? null} />
      <StateBadge tone={app === null ? 'neutral' : 'positive'}>
        {t(`integrations:source.${app?.source ?? 'none'}`)}
      </StateBadge>
      {app?.source !== 'environment' && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onEdit}>
            {t(app === null ? 'integrations:set' : 'integrations:replace')}
          </Button>
          {app !== null && (
            <Button size="compact-sm" variant="default" onClick={() => setEnding(true)}>
              {t('integrations:keyEnd.set')}
            </Button>
          )}
          {app !== null && (
            <Button size="compact-sm" variant="subtle" color="red" loading={isRunning} onClick={() => void run(remove)}>
              {t('integrations:remove')}
            </Button>
          )}
        </Group>
      )}
      {app !== null && <KeyTest platform={platform} onTested={onChanged} />}
      {app?.previous && <ReplacedKeys platform={platform} previous={app.previous} onChanged={onChanged} />}
      <FormError message={failure} />
      {app !== null && isEnding && (
        <KeyEndDialog platform={platform} app={app} onClose={() => setEnding(false)} onSaved={onChanged} />
      )}
      {sensitive.dialog}
    </li>
  )
}

const HOUR = 60 * 60_000

/** Warns before the API version used by this build expires; renders nothing while the expiry is far away. */
function InterfaceVersion({ platform }: { platform: Platform }) {
  const { t } = useTranslation('integrations')
  const now = useNow(HOUR)
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]
  if (!contract.interface || !endsSoon(contract.interface, now)) return null
  const { version, endsOn } = contract.interface
  const date = formatLongDate(endsOn)
  return <StateBadge tone="warning">{t('integrations:ending', { version, date })}</StateBadge>
}

type ReplacedKeysProps = { platform: Platform; previous: NonNullable<ShownApp['previous']>; onChanged: () => void }

/** The keys that the last rotation replaced, with a button to restore them. */
function ReplacedKeys({ platform, previous, onChanged }: ReplacedKeysProps) {
  const { t } = useTranslation('integrations')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const name = platformName(platform)
  const { clientIdEnd: id, clientSecretEnd: secret, replacedAt, endsAt } = previous
  const revert = async () => {
    const outcome = await sensitive.run(() => revertApp(platform, replacedAt))
    if (!outcome.done) return
    toast.success(t('integrations:previous.done', { name }))
    onChanged()
  }
  return (
    <div className={classes.test}>
      <p className={records.faint}>
        {t('integrations:previous.text', { id, secret, date: formatDay(endsAt, viewerZone()) })}
      </p>
      <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(revert)}>
        {t('integrations:previous.back')}
      </Button>
      <FormError message={failure} />
      {sensitive.dialog}
    </div>
  )
}
