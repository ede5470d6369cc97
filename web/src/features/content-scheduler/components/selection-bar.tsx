import { Button, Group, NumberInput, Popover, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_LABEL_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import type { Stretch } from '../calendar-place.ts'
import { readPlanned } from '../data/read-planned.ts'
import { BulkTargets } from './bulk-targets.tsx'
import { BulkReport } from './bulk-report.tsx'
import { useCalendar, useOf } from './calendar-context.ts'
import { useBulk } from './use-bulk.ts'
import classes from './calendar.module.css'

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
            <Group align="end" gap="xs">
              <NumberInput
                label={t('calendar:bulk.days')}
                value={days}
                onChange={setDays}
                allowDecimal={false}
                w="7rem"
              />
              <Button onClick={() => void run({ kind: 'move', days: Number(days) }, posts)}>
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
            <Group align="end" gap="xs">
              <TextInput
                label={t('calendar:bulk.tagName')}
                value={label}
                maxLength={POST_LABEL_MAX}
                onChange={({ currentTarget }) => setLabel(currentTarget.value)}
              />
              <Button
                disabled={label.trim() === ''}
                onClick={() => void run({ kind: 'label', label: label.trim() }, posts)}
              >
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
