import { ActionIcon, Button, FocusTrap, Group, Popover, Stack, Text, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { fromInstant, toZonedTime, type ZonedTime } from '@postwright/core/time/zoned-time'
import { checkLocalTime, type LocalTimeProblem } from '@/publishing/local-time-check.ts'
import { ZonedTimeField } from '@/publishing/zoned-time-field.tsx'

type Props = {
  variant: Variant
  tzid: string
  /** Resolves to true when the post has moved. */
  onMove: (to: ZonedTime) => Promise<boolean>
}

/** Another time for a planned post, on the clock of the workspace. */
export function ReschedulePopover({ variant, tzid, onMove }: Props) {
  const { t } = useTranslation('scheduler')
  const [isOpen, { close, toggle }] = useDisclosure(false)
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      closeOnClickOutside={false}
      width={320}
      position="bottom-end"
      withArrow
      trapFocus
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
            <IconCalendarTime size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('scheduler:reschedule.title')}>
        <FocusTrap.InitialFocus />
        <RescheduleForm variant={variant} tzid={tzid} onMove={onMove} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

function RescheduleForm({ variant, tzid, onMove, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('scheduler')
  const [local, setLocal] = useState<string | null>(() => fromInstant(variant.scheduled.instant, tzid).local)
  const [problem, setProblem] = useState<LocalTimeProblem | null>(null)
  const [isMoving, setIsMoving] = useState(false)

  const move = async () => {
    const found = checkLocalTime(local, tzid, Date.now())
    setProblem(found)
    if (found !== null || local === null) return
    setIsMoving(true)
    const isMoved = await onMove(toZonedTime(local, tzid))
    setIsMoving(false)
    if (isMoved) onClose()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <Stack gap="sm">
        <ZonedTimeField
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
        <Group justify="flex-end" gap="xs">
          <Button size="compact-md" variant="default" onClick={onClose}>
            {t('scheduler:reschedule.close')}
          </Button>
          <Button size="compact-md" type="submit" loading={isMoving}>
            {t('scheduler:reschedule.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
