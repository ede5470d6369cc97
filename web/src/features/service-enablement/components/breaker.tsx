import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { closeNetworkBreaker, type NetworkState } from '../data/network-states.ts'
import styles from '../service-enablement.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { network: NetworkState; onChanged: () => void }

/**
 * Shows a network whose calls are suspended, with the start of the suspension, the next test call, the last errors, and a button to resume
 * immediately.
 */
export function Breaker({ network: { platform, openedAt, probeAt, probes, lastErrors }, onChanged }: Props) {
  const { t } = useTranslation(['service-enablement', 'publishing'])
  const [isAsked, setAsked] = useState(false)
  if (openedAt === null) return null
  const name = platformName(platform)
  return (
    <section className={styles.breaker} aria-label={t('service-enablement:breaker.label', { network: name })}>
      <p>
        {t('service-enablement:breaker.since')} <RelativeTime instant={openedAt} />
        {'. '}
        {t('service-enablement:breaker.probes', { count: probes })}
      </p>
      {probeAt !== null && (
        <p>
          {t('service-enablement:breaker.next')} <RelativeTime instant={probeAt} />
        </p>
      )}
      {lastErrors.length > 0 && (
        <>
          <p className={styles.name}>{t('service-enablement:breaker.errors')}</p>
          <ul className={styles.errors}>
            {lastErrors.map(({ at, kind, service }, index) => (
              <li key={index}>
                {t(PUBLISH_ERROR_TEXT[kind].reason)} {service} <RelativeTime instant={at} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="compact-sm" variant="default" onClick={() => setAsked(true)}>
        {t('service-enablement:breaker.close')}
      </Button>
      {isAsked && <CloseDialog platform={platform} onClose={() => setAsked(false)} onChanged={onChanged} />}
    </section>
  )
}

type DialogProps = Pick<NetworkState, 'platform'> & { onClose: () => void; onChanged: () => void }

function CloseDialog({ platform, onClose, onChanged }: DialogProps) {
  const { t } = useTranslation('service-enablement')
  const sensitive = useSensitive()
  async function send(reason: string) {
    const outcome = await sensitive.run(() => closeNetworkBreaker(platform, reason))
    if (!outcome.done) return
    onChanged()
    onClose()
  }
  return (
    <ReasonDialog
      title={t('service-enablement:breaker.title', { network: platformName(platform) })}
      confirm={t('service-enablement:breaker.close')}
      send={send}
      onClose={onClose}
      beside={sensitive.dialog}
    >
      <p>{t('service-enablement:breaker.text')}</p>
    </ReasonDialog>
  )
}
