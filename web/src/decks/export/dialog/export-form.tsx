import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import type { ColorBesideKit } from '@postwright/core/brand/colors-beside-kit'
import type { Scene } from '@postwright/core/scene/scene'
import { SVG_TEXT_KINDS } from '../export-request.ts'
import { countFiles, FILE_TYPES, type Choices } from './choices.ts'
import styles from './export-dialog.module.css'
import { OffKitNote } from './off-kit-note.tsx'
import { SlideChoice } from './slide-choice.tsx'

type Props = {
  scene: Scene
  choices: Choices
  onChange: (choices: Choices) => void
  onSave: () => void
  onSend?: () => void
  /** Colours that keep this person from posting the deck. */
  offKit: readonly ColorBesideKit[]
}

/** What an export is to become. */
export function ExportForm({ scene, choices, onChange, onSave, onSend, offKit }: Props) {
  const { t } = useTranslation(['export', 'common'])
  const { type, scale, svgText, formats, slideIds, hasCaption } = choices
  const hasScale = type !== 'pdf' && type !== 'svg' && type !== 'pptx'
  const count = countFiles(choices)
  const hinder = hinderOf(choices)

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div className={styles.part}>
        <SegmentedControl
          fullWidth
          aria-label={t('export:type.label')}
          value={type}
          onChange={(value) => onChange({ ...choices, type: value })}
          data={FILE_TYPES.map((value) => ({ value, label: t(`export:type.${value}`) }))}
        />
        <p className={styles.note}>{t(type === 'svg' ? `export:svg.about.${svgText}` : `export:about.${type}`)}</p>
      </div>
      {hasScale && (
        <SegmentedControl
          aria-label={t('export:scale.label')}
          value={`${scale}`}
          onChange={(value) => onChange({ ...choices, scale: value === '2' ? 2 : 1 })}
          data={[
            { value: '1', label: t('export:scale.1') },
            { value: '2', label: t('export:scale.2') },
          ]}
        />
      )}
      {type === 'svg' && (
        <SegmentedControl
          aria-label={t('export:svg.label')}
          value={svgText}
          onChange={(value) => onChange({ ...choices, svgText: value })}
          data={SVG_TEXT_KINDS.map((value) => ({ value, label: t(`export:svg.${value}`) }))}
        />
      )}
      <Checkbox.Group
        label={t('export:formats')}
        value={[...formats]}
        onChange={(chosen) => onChange({ ...choices, formats: FORMAT_NAMES.filter((name) => chosen.includes(name)) })}
      >
        <div className={styles.formats}>
          {FORMAT_NAMES.map((name) => (
            <Checkbox key={name} value={name} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <SlideChoice
        slides={scene.slides}
        chosen={slideIds}
        onChange={(chosen) => onChange({ ...choices, slideIds: chosen })}
      />
      {onSend && hinder === null && (
        <Checkbox
          label={t('export:send.caption')}
          description={t('export:send.captionNote')}
          checked={hasCaption}
          onChange={({ currentTarget }) => onChange({ ...choices, hasCaption: currentTarget.checked })}
        />
      )}
      <div className={styles.actions}>
        {onSend && (
          <Button
            variant="default"
            leftSection={<IconSend size="1rem" aria-hidden />}
            disabled={hinder !== null || count === 0 || offKit.length > 0}
            onClick={onSend}
          >
            {t(type === 'pdf' ? 'export:send.document' : 'export:send.pictures')}
          </Button>
        )}
        <Button type="submit" leftSection={<IconDownload size="1rem" aria-hidden />} disabled={count === 0}>
          {t('export:save', { count })}
        </Button>
      </div>
      {onSend && offKit.length > 0 && <OffKitNote found={offKit} />}
      {onSend && hinder !== null && (
        <p className={styles.note}>{t(`export:send.${hinder}`, { max: POST_MEDIA_MAX })}</p>
      )}
    </form>
  )
}

/** Posts take pictures and documents in one format, and not any number of them. */
function hinderOf({
  type,
  formats,
  slideIds,
}: Choices): 'noVectors' | 'noPresentations' | 'oneFormat' | 'tooMany' | null {
  if (type === 'svg') return 'noVectors'
  if (type === 'pptx') return 'noPresentations'
  if (formats.length > 1) return 'oneFormat'
  return slideIds.length > POST_MEDIA_MAX ? 'tooMany' : null
}
