import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { APP_COUNT_MAX, getRotationEffect } from '@postwright/core/platforms/platform-app'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type ShownApp, useAppUses } from '../data/platform-apps.ts'
import classes from './integrations.module.css'

/** Says before a rotation how many channels and posts it concerns, and whether they need a person. */
export function RotationEffects({ platform, app }: { platform: Platform; app: ShownApp }) {
  const { t } = useTranslation('integrations')
  const uses = useAppUses(platform)
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const count = (amount: number) =>
    amount === APP_COUNT_MAX ? t('integrations:effects.most', { count: amount }) : amount
  return (
    <section className={classes.effects} aria-label={t('integrations:effects.title')}>
      <h3 className={classes.effectsTitle}>{t('integrations:effects.title')}</h3>
      <DataState read={uses} loading={<SkeletonList rows={1} />} errorTitle={t('integrations:effects.error')}>
        {({ channels, ofThisApp, workspaces, scheduled }) => (
          <dl className={classes.counts}>
            <div>
              <dt>{t('integrations:effects.channels')}</dt>
              <dd>{count(channels)}</dd>
            </div>
            <div>
              <dt>{t('integrations:effects.ofThisApp')}</dt>
              <dd>{count(ofThisApp)}</dd>
            </div>
            <div>
              <dt>{t('integrations:effects.workspaces')}</dt>
              <dd>{workspaces}</dd>
            </div>
            <div>
              <dt>{t('integrations:effects.scheduled')}</dt>
              <dd>{count(scheduled)}</dd>
            </div>
          </dl>
        )}
      </DataState>
      <p>{t('integrations:effects.sameId', { id: app.clientIdEnd })}</p>
      <p>
        {t(`integrations:effects.otherId.${getRotationEffect(auth, false)}`)}{' '}
        {auth.appKeys && (
          <Anchor href={auth.appKeys.renewalSource} target="_blank" rel="noreferrer" inherit>
            {t('integrations:effects.source')}
          </Anchor>
        )}
      </p>
    </section>
  )
}
