import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Placement } from '@postwright/core/campaign-plan/placement'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import type { ExplainedPlacement } from '@postwright/core/campaign-plan/solve-plan'
import { Dialog } from '@/ui/dialog.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { PlanNames } from '../plan-words.ts'
import { PlacementReasons } from './placement-description.tsx'

type Props = {
  placement: Placement
  /** The post with its reasons; null for a new post. */
  explained: ExplainedPlacement | null
  brief: PlanBrief
  channels: readonly Connection[]
  names: PlanNames
  onSave: (placement: Placement) => void
  onRemove: (placement: Placement) => void
  onClose: () => void
}

/** Shows one post of a plan: the reasons for its place, and all of its fields for editing. */
export function PlacementDialog({ placement, explained, brief, channels, names, onSave, onRemove, onClose }: Props) {
  const { t } = useTranslation('campaign-plan')
  const [next, setNext] = useState(placement)
  const change = (part: Partial<Placement>) => setNext({ ...next, ...part })
  const [day, time] = [next.local.slice(0, 10), next.local.slice(11)]
  const isComplete = day !== '' && time !== ''
  return (
    <Dialog title={t(explained ? 'campaign-plan:post.title' : 'campaign-plan:post.new')} onClose={onClose}>
      <Stack>
        {explained && <PlacementReasons placement={explained} names={names} />}
        <Group grow>
          <TextField
            type="date"
            label={t('campaign-plan:post.day')}
            value={day}
            min={brief.from}
            max={brief.until}
            onChange={(event) =>
              event.currentTarget.value !== '' && change({ local: `${event.currentTarget.value}T${time}` })
            }
          />
          <TextField
            type="time"
            label={t('campaign-plan:post.time')}
            value={time}
            onChange={(event) =>
              event.currentTarget.value !== '' && change({ local: `${day}T${event.currentTarget.value.slice(0, 5)}` })
            }
          />
        </Group>
        <SelectField
          label={t('campaign-plan:post.channel')}
          value={next.channelId}
          options={brief.channels.map(({ id }) => ({
            value: id,
            label: channels.find((each) => each.id === id)?.handle ?? id,
          }))}
          onChange={(channelId) => change({ channelId })}
        />
        <SelectField
          label={t('campaign-plan:post.pillar')}
          value={next.pillarId}
          options={brief.pillars.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(pillarId) => change({ pillarId })}
        />
        <Group grow>
          <SelectField
            label={t('campaign-plan:post.format')}
            value={next.format}
            options={brief.formats.map(({ id }) => ({ value: id, label: t(`campaign-plan:format.${id}`) }))}
            onChange={(format) => change({ format })}
          />
          <SelectField
            label={t('campaign-plan:post.stage')}
            value={next.stage}
            options={brief.stages.map(({ id }) => ({ value: id, label: t(`campaign-plan:stage.${id}`) }))}
            onChange={(stage) => change({ stage })}
          />
        </Group>
        {brief.personas.length > 0 && (
          <SelectField
            label={t('campaign-plan:post.persona')}
            value={next.personaId ?? ''}
            options={brief.personas.map(({ id }) => ({ value: id, label: names.of(id) }))}
            onChange={(personaId) => change({ personaId })}
          />
        )}
        <Group justify="space-between">
          {explained ? (
            <Button variant="subtle" color="red" onClick={() => onRemove(placement)}>
              {t('campaign-plan:post.remove')}
            </Button>
          ) : (
            <span />
          )}
          <Group>
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button disabled={!isComplete} onClick={() => onSave(next)}>
              {t(explained ? 'campaign-plan:post.save' : 'campaign-plan:post.addIt')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}
