import { Button } from '@mantine/core'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SessionFacts } from '@postwright/core/api/sessions'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { deviceName } from '@/ui/device-name.ts'
import classes from './sessions.module.css'

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const HAND_HELD = new Set(['iPhone', 'iPad', 'Android'])

type Props = { facts: SessionFacts; isEnding: boolean; onEnd: () => void }

/** One sign-in: the device, when and where it was last used. */
export function SessionRow({ facts, isEnding, onEnd }: Props) {
  const { t } = useTranslation('settings')
  const { browser, system } = deviceName(facts.userAgent)
  const device = t('settings:sessions.device', {
    browser: browser ?? t('settings:sessions.unknownBrowser'),
    system: system ?? t('settings:sessions.unknownSystem'),
  })
  const Icon = system !== null && HAND_HELD.has(system) ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size="1.5rem" stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.device}>
          {device} {facts.current && <StateBadge tone="positive">{t('settings:sessions.current')}</StateBadge>}
        </p>
        <p className={classes.when}>
          {t('settings:sessions.lastUsed')} <RelativeTime instant={facts.lastUsedAt} />
          {facts.place !== null && ` · ${REGIONS.of(facts.place) ?? facts.place}`}
        </p>
      </div>
      {!facts.current && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('settings:sessions.endOne', { device })}
        >
          {t('settings:sessions.end')}
        </Button>
      )}
    </li>
  )
}
