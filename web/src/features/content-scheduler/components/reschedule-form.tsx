import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { z } from 'zod'
import { fromInstant, toZonedTime, type ZonedTime } from '@postwright/core/time/zoned-time'
import { LOCAL_TIME_PROBLEMS, plannableTime } from '@/posts/times/local-time-check.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { MomentButton } from '@/posts/times/moment-button.tsx'
import { ZonedTimeField } from '@/posts/times/zoned-time-field.tsx'

export type Rescheduling = {
  variant: Variant
  /** The workspace's zone: the clock that the new time is read on. */
  tzid: string
  /** Resolves to true when the post has moved. */
  onMove: (to: ZonedTime) => Promise<boolean>
}

/** Asks for a new time and moves the post; it stays as it is when the move is refused. */
export function RescheduleForm({ variant, tzid, onMove, onClose }: Rescheduling & { onClose: () => void }) {
  const { t } = useTranslation('scheduler')
  const { form, submit, isSending, field } = useApiForm<{ local: string | null }, { local: string }>({
    schema: z.object({ local: plannableTime(tzid) }),
    defaultValues: { local: fromInstant(variant.scheduled.instant, tzid).local },
    // The move says itself what is wrong with it, also that there is no network.
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

/** False for the calendar, whose events arrive here although it lies elsewhere, and for an open list: they close by themselves. */
function isItsOwn(form: HTMLFormElement, target: EventTarget): boolean {
  return target instanceof Element && form.contains(target) && target.getAttribute('aria-expanded') !== 'true'
}
