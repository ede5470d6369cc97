import { IconExternalLink, IconPhoto, IconCalendarTime } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { SendingStatus } from '@/posts/publications/sending-status.tsx'
import { VariantActions } from '@/posts/publications/variant-actions.tsx'
import { VariantStateBadge } from '@/posts/publications/variant-state.tsx'
import { VariantWords, VariantReason } from '@/posts/publications/variant-words.tsx'
import { formatClock, showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import { firstLine } from '@postwright/core/text/excerpt'
import { isWaiting } from '../publication-state.ts'
import type { RowCommands } from './use-row-commands.ts'
import classes from './schedule.module.css'
import { useResolveVariant } from '@/posts/publications/use-resolve-variant.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { PUBLICATION_ACTIONS } from '../publication-actions.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { ActionIcon, Popover, Tooltip, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMay } from '@/session/use-role.ts'
import { z } from 'zod'
import { fromInstant, toZonedTime, type ZonedTime } from '@postwright/core/time/zoned-time'
import { LOCAL_TIME_PROBLEMS, plannableTime } from '@/posts/times/local-time-check.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { MomentButton } from '@/posts/times/moment-button.tsx'
import { ZonedTimeField } from '@/posts/times/zoned-time-field.tsx'

type Props = { variant: Variant; channel: Connection | undefined; tzid: string; commands: RowCommands }

/** One publication: its time, channel, content, state and actions. */
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

type RowMenuProps = { variant: Variant; label: string; commands: RowCommands }

/** Opens a menu with all actions of a row. */
function RowMenu({ variant, label, commands }: RowMenuProps) {
  const offer = useOfferActions()
  const { settle } = useResolveVariant(variant)
  const actions = offer(PUBLICATION_ACTIONS, {
    variant,
    platform: platformName(variant.platform),
    onPublishNow: () => void commands.publishNow(variant),
    onCancel: () => void commands.takeOff(variant),
    onResolve: (resolution) => void settle(resolution),
  })
  return <ActionMenu label={label} actions={actions} />
}

/** Shows the time in the displayed zone, and also in the viewer's zone, or the workspace's if the viewer's is displayed, when it differs. */
function RowTime({ variant, tzid }: { variant: Variant; tzid: string }) {
  const { t } = useTranslation('scheduler')
  const { instant } = variant.scheduled
  const { timeZone } = useWorkspace()
  const viewer = viewerZone()
  const other = tzid === viewer ? timeZone : viewer
  return (
    <div className={classes.time}>
      <time dateTime={new Date(instant).toISOString()}>{formatClock(instant, tzid)}</time>
      {showsOtherTime(instant, tzid, other) && (
        <span className={classes.viewer}>
          {t('scheduler:row.viewerTime', { time: formatClock(instant, other), zone: zoneTown(other) })}
        </span>
      )}
    </div>
  )
}

/** Reschedules the post of a publication, in the displayed time zone; nothing if the user may not schedule. */
function ReschedulePopover(rescheduling: Rescheduling) {
  const { t } = useTranslation('scheduler')
  const [isOpen, { close, toggle }] = useDisclosure(false)
  if (!useMay('plan_posts')) return null
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      closeOnClickOutside={false}
      closeOnEscape={false}
      width="min(22.5rem, calc(100vw - 2rem))"
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={t('scheduler:action.reschedule')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('scheduler:action.reschedule')}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <IconCalendarTime size="1.125rem" aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('scheduler:reschedule.title')}>
        <RescheduleForm {...rescheduling} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

type Rescheduling = {
  variant: Variant
  /** The displayed time zone, in which the new time is entered. */
  tzid: string
  /** Resolves to true when the post was moved. */
  onMove: (to: ZonedTime) => Promise<boolean>
}

/** Asks for a new time and moves the post; the form stays open when the move is refused. */
export function RescheduleForm({ variant, tzid, onMove, onClose }: Rescheduling & { onClose: () => void }) {
  const { t } = useTranslation('scheduler')
  const { form, submit, isSending, field } = useApiForm<{ local: string | null }, { local: string }>({
    schema: z.object({ local: plannableTime(tzid) }),
    defaultValues: { local: fromInstant(variant.scheduled.instant, tzid).local },
    // The move reports its own errors, including a missing network connection.
    worksOffline: true,
    async send({ local }) {
      if (await onMove(toZonedTime(local, tzid))) onClose()
    },
  })
  const local = field('local')
  const problem = LOCAL_TIME_PROBLEMS.find((each) => each === form.formState.errors.local?.message)

  return (
    <form
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isItsOwn(event.currentTarget, event.target)) onClose()
      }}
      onSubmit={submit}
      noValidate
    >
      <Stack gap="sm">
        <ZonedTimeField {...local} tzid={tzid} problem={problem} />
        <Text size="xs" c="dimmed">
          {t('scheduler:reschedule.wholePost')}
        </Text>
        <Group justify="flex-end" align="stretch" gap="xs" wrap="nowrap">
          <Button variant="default" h="auto" flex="none" onClick={onClose}>
            {t('scheduler:reschedule.close')}
          </Button>
          <MomentButton label={t('scheduler:reschedule.save')} local={local.value} tzid={tzid} isBusy={isSending} />
        </Group>
      </Stack>
    </form>
  )
}

/** Returns false for the date picker, whose events bubble here although it is rendered elsewhere, and for an open list: both close by themselves. */
function isItsOwn(form: HTMLFormElement, target: EventTarget): boolean {
  return target instanceof Element && form.contains(target) && target.getAttribute('aria-expanded') !== 'true'
}
