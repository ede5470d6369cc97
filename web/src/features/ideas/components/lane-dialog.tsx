import { Button, Group, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ideaLanes, LANE_COLORS, type IdeaLane } from '@postwright/core/collections/idea-lanes'
import { IDEA_LANE_NAME_MAX } from '@postwright/core/limits'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { LaneDraft } from '../data/lanes.ts'
import styles from './board.module.css'

const laneFormSchema = ideaLanes.schema.pick({ name: true, color: true })

type Fields = Pick<LaneDraft, 'name' | 'color'>

type Props = {
  /** Null for a new lane. */
  lane: IdeaLane | null
  onSave: (fields: Fields) => void
  onClose: () => void
}

/** The name of a lane and the colour of its mark. */
export function LaneDialog({ lane, onSave, onClose }: Props) {
  const { t } = useTranslation(['ideas', 'common'])
  const { form, submit, errorOf, field } = useApiForm({
    schema: laneFormSchema,
    defaultValues: { name: lane?.name ?? '', color: lane?.color ?? 'gray' },
    send: async (fields) => onSave(fields),
    worksOffline: true,
  })
  const color = field('color')

  return (
    <Dialog title={t(lane ? 'ideas:lane.editTitle' : 'ideas:lane.addTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('ideas:lane.name')}
          data-autofocus
          maxLength={IDEA_LANE_NAME_MAX}
          {...form.register('name')}
          error={errorOf('name', t('ideas:lane.nameMissing'))}
        />
        <Radio.Group
          mt="md"
          label={t('ideas:lane.color')}
          value={color.value}
          onChange={(value) => color.onChange(LANE_COLORS.find((each) => each === value) ?? color.value)}
        >
          <Group mt="xs">
            {LANE_COLORS.map((each) => (
              <Radio
                key={each}
                value={each}
                label={
                  <Group gap="xs">
                    <span className={styles.dot} data-color={each} aria-hidden />
                    {t(`ideas:color.${each}`)}
                  </Group>
                }
              />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit">{t('common:action.save')}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
