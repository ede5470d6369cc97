import { NumberInput, SegmentedControl, Select } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { themeOfKit } from '@postwright/core/brand-kit/kit-theme'
import { languageName } from '@postwright/core/captions/language-tags'
import {
  CAPTION_STYLES,
  type CaptionStyle,
  FILM_FORMATS,
  type FilmFormat,
  SCRIPT_LANGUAGES,
  type ScriptDraft,
  PACE_MAX,
  PACE_MIN,
  SCRIPT_SPEAKERS_MAX,
} from '@postwright/core/model/script'
import { inPalette, PALETTES } from '@postwright/core/scene/templates/palettes'
import { PACES } from '@postwright/core/script/reading-time'
import { FILM_THEME } from '@postwright/core/script/write-script'
import { parseScript } from '@postwright/core/script/parse-script'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { lookName, lookOf } from './film-look.ts'
import styles from './studio.module.css'

type Props = {
  draft: ScriptDraft
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** Edits the settings shared by all scenes: format, colours, captions, language, and the speaking pace of the script and of each speaker. */
export function FilmSettings({ draft, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const read = useBrandKits(workspaceId)
  const kits = read.status === 'ready' ? read.data : []
  const text = useDeferredValue(draft.text)
  const speakers = useMemo(() => speakersIn(text), [text])
  const look = lookOf(draft)
  const looks = [...kits.map(({ id }) => `kit ${id}`), 'film', ...PALETTES.map(({ id }) => id)]

  function chooseLook(next: string) {
    const kit = kits.find(({ id }) => next === `kit ${id}`)
    if (kit) onEdit((before) => ({ ...before, brandKitId: kit.id, theme: themeOfKit(kit, FILM_THEME) }))
    const colors = next === 'film' ? FILM_THEME.colors : PALETTES.find(({ id }) => id === next)?.colors
    if (colors) onEdit((before) => ({ ...before, brandKitId: '', theme: inPalette(FILM_THEME, colors) }))
  }

  function setSpeaker(name: string, pace: number | null) {
    onEdit((before) => {
      const others = before.speakers.filter((each) => each.name !== name)
      return { ...before, speakers: pace === null ? others : [...others, { name, pace }] }
    })
  }

  return (
    <Panel id="film" title={t('scripts:film.title')}>
      <div className={styles.fields}>
        <div>
          <p className={styles.label} id="film-format">
            {t('scripts:film.format')}
          </p>
          <SegmentedControl
            fullWidth
            aria-labelledby="film-format"
            data={FILM_FORMATS.map((value) => ({ value, label: value }))}
            value={draft.format}
            disabled={isReadOnly}
            onChange={(format: FilmFormat) => onEdit((before) => ({ ...before, format }))}
          />
        </div>
        <SelectField
          label={t('scripts:film.look')}
          value={look}
          disabled={isReadOnly}
          options={[...new Set([...looks, look])].map((value) => ({ value, label: lookName(t, value, kits) }))}
          onChange={chooseLook}
        />
        <SelectField
          label={t('scripts:film.captions')}
          hint={t('scripts:film.captionsHint')}
          value={draft.captions}
          disabled={isReadOnly}
          options={CAPTION_STYLES.map((value) => ({ value, label: t(`scripts:film.caption.${value}`) }))}
          onChange={(captions: CaptionStyle) => onEdit((before) => ({ ...before, captions }))}
        />
        <div className={styles.row}>
          <Select
            label={t('scripts:film.language')}
            data={SCRIPT_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={draft.language}
            allowDeselect={false}
            disabled={isReadOnly}
            onChange={(next) => {
              const language = SCRIPT_LANGUAGES.find((each) => each === next)
              if (language) onEdit((before) => ({ ...before, language }))
            }}
          />
          <Pace
            label={t('scripts:film.pace')}
            value={draft.pace === 0 ? null : draft.pace}
            usual={PACES[draft.language]}
            isReadOnly={isReadOnly}
            onPace={(pace) => onEdit((before) => ({ ...before, pace: pace ?? 0 }))}
          />
        </div>
        {speakers.slice(0, SCRIPT_SPEAKERS_MAX).map((name) => (
          <Pace
            key={name}
            label={t('scripts:film.paceOf', { name })}
            value={draft.speakers.find((each) => each.name === name)?.pace ?? null}
            usual={draft.pace === 0 ? PACES[draft.language] : draft.pace}
            isReadOnly={isReadOnly}
            onPace={(pace) => setSpeaker(name, pace)}
          />
        ))}
      </div>
    </Panel>
  )
}

function speakersIn(text: string): string[] {
  return [...new Set(parseScript(text).map(({ speaker }) => speaker))].filter((name) => name !== '')
}

type PaceProps = {
  label: string
  value: number | null
  /** Default pace. */
  usual: number
  isReadOnly: boolean
  onPace: (pace: number | null) => void
}

function Pace({ label, value, usual, isReadOnly, onPace }: PaceProps) {
  const { t } = useTranslation('scripts')
  return (
    <NumberInput
      label={label}
      suffix={t('scripts:film.paceUnit')}
      placeholder={t('scripts:film.paceUsual', { pace: usual })}
      min={PACE_MIN}
      max={PACE_MAX}
      step={5}
      clampBehavior="blur"
      allowDecimal={false}
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={(next) => {
        const pace = typeof next === 'number' ? next : null
        if (pace === null || (pace >= PACE_MIN && pace <= PACE_MAX)) onPace(pace)
      }}
    />
  )
}
