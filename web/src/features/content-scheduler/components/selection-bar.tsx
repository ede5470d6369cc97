import { Button, Group, NumberInput, Popover, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_LABEL_MAX, SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import type { Stretch } from '../calendar-place.ts'
import type { BulkAction } from '../bulk-change.ts'
import { readPlanned } from '../data/read-planned.ts'
import { BulkTargets } from './bulk-targets.tsx'
import { BulkReport } from './bulk-report.tsx'
import { useCalendar, useOf } from './calendar-context.ts'
import { useBulk } from './use-bulk.ts'
import classes from './calendar.module.css'

/** Further than this no post is planned ahead. */
const DAYS_MAX = SCHEDULE_HORIZON / 86_400_000

type Props = { stretch: Stretch; matches: (post: Post) => boolean }

/** What is done to all selected posts at once. */
export function SelectionBar({ stretch, matches }: Props) {
  const { t } = useTranslation('calendar')
  const { workspaceId, filter, store } = useCalendar()
  const selected = useOf(store.selected, (of) => of)
  const [days, setDays] = useState<number | string>(1)
  const [label, setLabel] = useState('')
  const { run, isRunning, report, closeReport } = useBulk()
  const posts = [...selected.values()]
  // A number that is not written to its end is text.
  const by = typeof days === 'number' ? days : 0
  const canMove = by !== 0 && Math.abs(by) <= DAYS_MAX
  const wanted = label.trim()

  function begin(event: { preventDefault: () => void }, isReady: boolean, action: BulkAction) {
    event.preventDefault()
    if (isReady && !isRunning) void run(action, posts)
  }

  async function selectAll() {
    const { posts: found } = await readPlanned(workspaceId, stretch, filter)
    store.select(found.filter(matches))
  }

  if (posts.length === 0) return report && <BulkReport report={report} onClose={closeReport} />
  return (
    <>
      <div className={classes.selection} role="toolbar" aria-label={t('calendar:bulk.label')}>
        <Text size="sm" fw={600} role="status">
          {t('calendar:bulk.count', { count: posts.length })}
        </Text>
        <Button size="compact-md" variant="subtle" onClick={() => void selectAll()}>
          {t('calendar:bulk.all')}
        </Button>
        <Popover withArrow trapFocus>
          <Popover.Target>
            <Button size="compact-md" variant="default" disabled={isRunning}>
              {t('calendar:bulk.move')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Group
              component="form"
              align="end"
              gap="xs"
              onSubmit={(event) => begin(event, canMove, { kind: 'move', days: by })}
            >
              <NumberInput
                label={t('calendar:bulk.days')}
                value={days}
                onChange={setDays}
                allowDecimal={false}
                min={-DAYS_MAX}
                max={DAYS_MAX}
                w="7rem"
              />
              <Button type="submit" disabled={!canMove}>
                {t('calendar:bulk.doMove')}
              </Button>
            </Group>
          </Popover.Dropdown>
        </Popover>
        <Popover withArrow trapFocus>
          <Popover.Target>
            <Button size="compact-md" variant="default" disabled={isRunning}>
              {t('calendar:bulk.tag')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Group
              component="form"
              align="end"
              gap="xs"
              onSubmit={(event) => begin(event, wanted !== '', { kind: 'label', label: wanted })}
            >
              <TextInput
                label={t('calendar:bulk.tagName')}
                value={label}
                maxLength={POST_LABEL_MAX}
                onChange={({ currentTarget }) => setLabel(currentTarget.value)}
              />
              <Button type="submit" disabled={wanted === ''}>
                {t('calendar:bulk.doTag')}
              </Button>
            </Group>
          </Popover.Dropdown>
        </Popover>
        <BulkTargets isOff={isRunning} onChoose={(action) => void run(action, posts)} />
        <Button
          size="compact-md"
          variant="default"
          disabled={isRunning}
          onClick={() => void run({ kind: 'cancel' }, posts)}
        >
          {t('calendar:bulk.cancel')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          color="red"
          disabled={isRunning}
          onClick={() => void run({ kind: 'delete' }, posts)}
        >
          {t('calendar:bulk.delete')}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => store.select([])}>
          {t('calendar:bulk.clear')}
        </Button>
      </div>
      {report && <BulkReport report={report} onClose={closeReport} />}
    </>
  )
}
