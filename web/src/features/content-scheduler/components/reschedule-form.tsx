import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { fromInstant, toZonedTime, type ZonedTime } from '@postwright/core/time/zoned-time'
import { checkLocalTime, type LocalTimeProblem } from '@/posts/times/local-time-check.ts'
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
  const [local, setLocal] = useState<string | null>(() => fromInstant(variant.scheduled.instant, tzid).local)
  const [problem, setProblem] = useState<LocalTimeProblem | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const move = async () => {
    const found = checkLocalTime(local, tzid, Date.now())
    setProblem(found)
    if (found !== null || local === null) return field.current?.focus()
    setIsMoving(true)
    const isMoved = await onMove(toZonedTime(local, tzid))
    setIsMoving(false)
    if (isMoved) onClose()
    return undefined
  }

  return (
    <form
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isItsOwn(event.currentTarget, event.target)) onClose()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <Stack gap="sm">
        <ZonedTimeField
          ref={field}
          value={local}
          onChange={(picked) => {
            setLocal(picked)
            setProblem(null)
          }}
          tzid={tzid}
          problem={problem}
        />
        <Text size="xs" c="dimmed">
          {t('scheduler:reschedule.wholePost')}
        </Text>
        <Group justify="flex-end" align="stretch" gap="xs" wrap="nowrap">
          <Button variant="default" h="auto" flex="none" onClick={onClose}>
            {t('scheduler:reschedule.close')}
          </Button>
          <MomentButton label={t('scheduler:reschedule.save')} local={local} tzid={tzid} isBusy={isMoving} />
        </Group>
      </Stack>
    </form>
  )
}

/** False for the calendar, whose events arrive here although it lies elsewhere, and for an open list: they close by themselves. */
function isItsOwn(form: HTMLFormElement, target: EventTarget): boolean {
  return target instanceof Element && form.contains(target) && target.getAttribute('aria-expanded') !== 'true'
}
