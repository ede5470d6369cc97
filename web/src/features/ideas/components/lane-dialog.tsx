import { Button, Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ideaLanes, LANE_COLORS, type IdeaLane } from '@postwright/core/collections/idea-lanes'
import { IDEA_LANE_NAME_MAX } from '@postwright/core/limits'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { LaneDraft } from '../data/lane-drafts.ts'
import styles from './board.module.css'

type Fields = Pick<LaneDraft, 'name' | 'color'>

type Props = {
  /** Null for a new one. */
  lane: IdeaLane | null
  onSave: (fields: Fields) => void
  onClose: () => void
}

/** What a lane is called and the colour of its mark. */
export function LaneDialog({ lane, onSave, onClose }: Props) {
  const { t } = useTranslation(['ideas', 'common'])
  const [name, setName] = useState(lane?.name ?? '')
  const [color, setColor] = useState(lane?.color ?? 'gray')
  const [isTried, setTried] = useState(false)
  const parsed = ideaLanes.schema.shape.name.safeParse(name)
  return (
    <Dialog title={t(lane ? 'ideas:lane.editTitle' : 'ideas:lane.addTitle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (parsed.success) onSave({ name: parsed.data, color })
        }}
      >
        <TextField
          label={t('ideas:lane.name')}
          data-autofocus
          maxLength={IDEA_LANE_NAME_MAX}
          value={name}
          error={isTried && !parsed.success && t('ideas:lane.nameMissing')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Radio.Group
          mt="md"
          label={t('ideas:lane.color')}
          value={color}
          onChange={(value) => setColor(LANE_COLORS.find((each) => each === value) ?? color)}
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
