import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import type { OffKitColor } from '@postwright/core/brand-kit/off-kit-colors'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { SVG_TEXT_KINDS } from '../export-request.ts'
import { countFiles, FILE_TYPES, type Choices } from './choices.ts'
import styles from './export-dialog.module.css'

type Props = {
  scene: Scene
  choices: Choices
  onChange: (choices: Choices) => void
  onSave: () => void
  onSend?: () => void
  /** Colours that prevent this user from posting the deck. */
  offKit: readonly OffKitColor[]
}

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

/** Returns the reason why the files cannot be posted, or null: posts accept images and documents in one format, and a limited number of them. */
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

/** Maximum number of listed entries; further ones are only counted. */
const SHOWN_MAX = 8

/** Explains why a member limited to the colours of the brand kit cannot post the deck: lists the other colours and their places. */
function OffKitNote({ found }: { found: readonly OffKitColor[] }) {
  const { t } = useTranslation('export')
  return (
    <div role="status" className={styles.part}>
      <p className={styles.note}>{t('export:send.offKit')}</p>
      <ul className={styles.notes}>
        {found.slice(0, SHOWN_MAX).map(({ color, slide }) => (
          <li key={`${color} ${slide}`}>
            <span className={styles.sample} style={{ '--swatch': color }} aria-hidden />{' '}
            {slide === null
              ? t('export:send.colorOfTheme', { color })
              : t('export:send.colorOnSlide', { color, slide })}
          </li>
        ))}
        {found.length > SHOWN_MAX && <li>{t('export:send.moreColors', { count: found.length - SHOWN_MAX })}</li>}
      </ul>
    </div>
  )
}

type SlideChoiceProps = {
  slides: readonly SceneSlide[]
  chosen: readonly string[]
  onChange: (slideIds: string[]) => void
}

/** Selects the slides to export; the shared background slide is not one of them. */
function SlideChoice({ slides, chosen, onChange }: SlideChoiceProps) {
  const { t } = useTranslation('export')
  const own = slides.filter(({ kind }) => kind !== 'common')
  const isAll = own.every(({ id }) => chosen.includes(id))
  return (
    <Checkbox.Group
      label={t('export:slides.label', { count: chosen.length })}
      value={[...chosen]}
      onChange={(ids) => onChange(own.map(({ id }) => id).filter((id) => ids.includes(id)))}
    >
      <div className={styles.slides}>
        {own.map(({ id, isHidden }, index) => (
          <Checkbox
            key={id}
            value={id}
            label={t(isHidden ? 'export:slides.hidden' : 'export:slides.one', { number: index + 1 })}
          />
        ))}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.all}
        onClick={() => onChange(isAll ? [] : own.map(({ id }) => id))}
      >
        {t(isAll ? 'export:slides.none' : 'export:slides.all')}
      </Button>
    </Checkbox.Group>
  )
}
