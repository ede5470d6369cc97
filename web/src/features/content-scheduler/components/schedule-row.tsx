import { IconExternalLink, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { SendingStatus } from '@/posts/publications/sending-status.tsx'
import { VariantActions } from '@/posts/publications/variant-actions.tsx'
import { VariantReason } from '@/posts/publications/variant-reason.tsx'
import { VariantStateBadge } from '@/posts/publications/variant-state-badge.tsx'
import { VariantWords } from '@/posts/publications/variant-words.tsx'
import { formatClock } from '@/ui/format-time.ts'
import { firstLine } from '@postwright/core/text/first-line'
import { isWaiting } from '../is-waiting.ts'
import { ReschedulePopover } from './reschedule-popover.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowTime } from './row-time.tsx'
import type { RowCommands } from './use-row-commands.ts'
import classes from './schedule.module.css'

type Props = { variant: Variant; channel: Connection | undefined; tzid: string; commands: RowCommands }

/** One publication: when, where, what, how it is, and what can be done with it. */
export function ScheduleRow({ variant, channel, tzid, commands }: Props) {
  const { t } = useTranslation('scheduler')
  const { scheduled, handle, content, platform, publishedAt, state, url } = variant
  const clock = formatClock(scheduled.instant, tzid)
  const text = firstLine(content.text) ?? t('scheduler:row.noText')
  const images = content.media.length
  return (
    <li className={classes.row} aria-label={t('scheduler:row.label', { time: clock, handle, text })}>
      <RowTime variant={variant} tzid={tzid} />
      <ChannelAvatar platform={platform} name={channel?.name ?? handle} src={channel?.avatar} size={32} />
      <div className={classes.words}>
        <VariantWords variant={variant} text={text}>
          {publishedAt !== null && <span>{t('scheduler:row.wentOut', { time: formatClock(publishedAt, tzid) })}</span>}
          {isWebAddress(url) && (
            <a className={classes.link} href={url} target="_blank" rel="noreferrer">
              {t('scheduler:row.view', { platform: platformName(platform) })}
              <IconExternalLink size="0.875rem" aria-hidden />
            </a>
          )}
          {images > 0 && (
            <span className={classes.images}>
              <IconPhoto size="0.875rem" aria-hidden />
              {t('scheduler:row.images', { count: images })}
            </span>
          )}
        </VariantWords>
      </div>
      <div className={classes.state}>
        <VariantStateBadge variant={variant} />
      </div>
      <div className={classes.actions}>
        {isWaiting(state) && (
          <ReschedulePopover variant={variant} tzid={tzid} onMove={(to) => commands.move(variant, to)} />
        )}
        <RowMenu variant={variant} label={t('scheduler:row.actions', { time: clock, handle })} commands={commands} />
      </div>
      <div className={classes.below}>
        <SendingStatus variant={variant} connection={channel} />
        <VariantReason variant={variant} connection={channel} />
        <VariantActions variant={variant} />
      </div>
    </li>
  )
}
