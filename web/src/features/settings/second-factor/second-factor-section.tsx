import { Button, Group } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  beginApp,
  keepSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@postwright/core/api/second-factor'
import type { SecondFactorFacts } from '@postwright/core/model/second-factor'
import { call } from '@/lib/api-client.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useErrorText } from '@/lib/use-error-text.ts'
import { canUsePasskeys } from '@/session/second-factor/passkey.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { Section } from '../components/section.tsx'
import classes from '../components/sessions.module.css'
import { useSecondFactor, useShowFacts } from './use-second-factor.ts'

const SetUpApp = lazyPart(async () => (await import('./set-up-app.tsx')).SetUpApp)
const AddPasskey = lazyPart(async () => (await import('./add-passkey.tsx')).AddPasskey)
const RecoveryCodes = lazyPart(async () => (await import('./recovery-codes.tsx')).RecoveryCodes)

type Opened =
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'passkey' }
  | { kind: 'codes'; codes: readonly string[] }

/** Sets up, renews and turns off the second factor of sign-ins on new devices. */
export function SecondFactorSection({ uid }: { uid: string }) {
  const { t } = useTranslation(['settings', 'common'])
  const errorText = useErrorText()
  const online = useOnline()
  const read = useSecondFactor(uid)
  const show = useShowFacts(uid)
  const sensitive = useSensitive()
  const now = useNow(60_000)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  async function run<T>(name: string, work: () => Promise<T>, then: (value: T) => void): Promise<void> {
    setBusy(name)
    try {
      const outcome = await sensitive.run(work)
      if (outcome.done) then(outcome.value)
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(null)
  }

  const setUpApp = () =>
    run(
      'app',
      () => call(beginApp, {}),
      (begun) => setOpened({ kind: 'app', ...begun }),
    )
  const onAdded = ({ facts, recoveryCodes }: { facts: SecondFactorFacts; recoveryCodes: string[] | null }) => {
    show(facts)
    setOpened(recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : null)
    toast.success(t('settings:secondFactor.added'))
  }

  return (
    <Section id="second-factor" title={t('settings:secondFactor.title')} text={t('settings:secondFactor.text')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={2} label={t('settings:secondFactor.loading')} />}
        errorTitle={t('settings:secondFactor.failed')}
      >
        {(facts) => (
          <>
            {facts.removesAt !== null && (
              <Notice
                tone="warning"
                title={t('settings:secondFactor.removal.title')}
                text={t('settings:secondFactor.removal.text', {
                  date: formatMoment(facts.removesAt, viewerZone(), now),
                })}
              >
                <Button
                  size="sm"
                  loading={busy === 'keep'}
                  onClick={() => void run('keep', () => call(keepSecondFactor, {}), show)}
                >
                  {t('settings:secondFactor.removal.keep')}
                </Button>
              </Notice>
            )}
            {facts.isOn && (
              <ul className={classes.list}>
                {facts.hasApp && (
                  <li className={classes.row}>
                    <IconDeviceMobile className={classes.icon} size="1.5rem" stroke={1.6} aria-hidden />
                    <div className={classes.words}>
                      <p className={classes.device}>
                        {t('settings:secondFactor.app')}{' '}
                        <StateBadge tone="positive">{t('settings:secondFactor.on')}</StateBadge>
                      </p>
                    </div>
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={!online}
                      loading={busy === 'app'}
                      onClick={() => void setUpApp()}
                    >
                      {t('settings:secondFactor.replace')}
                    </Button>
                  </li>
                )}
                {facts.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
                  <li key={id} className={classes.row}>
                    <IconFingerprint className={classes.icon} size="1.5rem" stroke={1.6} aria-hidden />
                    <div className={classes.words}>
                      <p className={classes.device}>{name}</p>
                      <p className={classes.when}>
                        {lastUsedAt === null ? t('settings:secondFactor.addedAt') : t('settings:sessions.lastUsed')}{' '}
                        <RelativeTime instant={lastUsedAt ?? createdAt} />
                      </p>
                    </div>
                    {(facts.hasApp || facts.passkeys.length > 1) && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        disabled={!online}
                        loading={busy === id}
                        aria-label={t('settings:secondFactor.removeOne', { name })}
                        onClick={() => void run(id, () => call(removePasskey, { passkeyId: id }), show)}
                      >
                        {t('settings:secondFactor.remove')}
                      </Button>
                    )}
                  </li>
                ))}
                <li className={classes.row}>
                  <IconKey className={classes.icon} size="1.5rem" stroke={1.6} aria-hidden />
                  <div className={classes.words}>
                    <p className={classes.device}>{t('settings:secondFactor.codes.title')}</p>
                    <p className={classes.when}>
                      {t('settings:secondFactor.codes.left', { count: facts.recoveryCodesLeft })}
                    </p>
                  </div>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={!online}
                    loading={busy === 'codes'}
                    onClick={() =>
                      void run(
                        'codes',
                        () => call(renewRecoveryCodes, {}),
                        ({ facts: next, recoveryCodes }) => {
                          show(next)
                          if (recoveryCodes) setOpened({ kind: 'codes', codes: recoveryCodes })
                        },
                      )
                    }
                  >
                    {t('settings:secondFactor.codes.renew')}
                  </Button>
                </li>
              </ul>
            )}
            <Group gap="sm">
              {!facts.hasApp && (
                <Button
                  variant={facts.isOn ? 'default' : 'filled'}
                  disabled={!online}
                  loading={busy === 'app'}
                  onClick={() => void setUpApp()}
                >
                  {t('settings:secondFactor.setUpApp')}
                </Button>
              )}
              {canUsePasskeys() && (
                <Button variant="default" disabled={!online} onClick={() => setOpened({ kind: 'passkey' })}>
                  {t('settings:secondFactor.addPasskey')}
                </Button>
              )}
              {facts.isOn && facts.removesAt === null && (
                <Button
                  variant="subtle"
                  color="red"
                  disabled={!online}
                  loading={busy === 'off'}
                  onClick={() =>
                    void run(
                      'off',
                      () => call(turnOffSecondFactor, {}),
                      (next) => {
                        show(next)
                        toast.success(t(next.isOn ? 'settings:secondFactor.willBeOff' : 'settings:secondFactor.isOff'))
                      },
                    )
                  }
                >
                  {t('settings:secondFactor.turnOff')}
                </Button>
              )}
            </Group>
          </>
        )}
      </DataState>
      {opened?.kind === 'app' && (
        <SetUpApp secret={opened.secret} uri={opened.uri} onClose={() => setOpened(null)} onAdded={onAdded} />
      )}
      {opened?.kind === 'passkey' && (
        <AddPasskey run={sensitive.run} onClose={() => setOpened(null)} onAdded={onAdded} />
      )}
      {opened?.kind === 'codes' && <RecoveryCodes codes={opened.codes} onClose={() => setOpened(null)} />}
      {sensitive.dialog}
    </Section>
  )
}
