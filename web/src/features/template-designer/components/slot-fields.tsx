import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LAYER_TEXT_MAX } from '@postwright/core/limits'
import type { TemplateSlot } from '@postwright/core/scene/templates/deck-template'
import { TextField } from '@/ui/text-field.tsx'
import styles from './designer.module.css'

type Props = { slots: readonly TemplateSlot[]; onChange: (slots: TemplateSlot[]) => void }

/** Edits the limits of each slot of a template and its sample text. */
export function SlotFields({ slots, onChange }: Props) {
  const { t } = useTranslation('template-designer')
  const put = (next: TemplateSlot) => onChange(slots.map((slot) => (slot.name === next.name ? next : slot)))
  return (
    <section className={styles.section} aria-labelledby="slots">
      <h2 id="slots">{t('template-designer:slots.title')}</h2>
      <p className={styles.faint}>{t('template-designer:slots.text')}</p>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.name} className={styles.slot}>
            <div className={styles.words}>
              <span className={styles.name}>{slot.name}</span>
              <span className={styles.faint}>{t(`template-designer:slots.kind.${slot.kind}`)}</span>
            </div>
            {slot.kind === 'picture' ? (
              <span className={styles.faint}>{t('template-designer:slots.ratio', { ratio: slot.ratio })}</span>
            ) : (
              <Bounds slot={slot} onChange={put} />
            )}
            {slot.kind === 'text' && <Fixtures slot={slot} onChange={put} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps<Kind extends TemplateSlot['kind']> = {
  slot: Extract<TemplateSlot, { kind: Kind }>
  onChange: (slot: TemplateSlot) => void
}

function Bounds({ slot, onChange }: OneProps<'text' | 'list'>) {
  const { t } = useTranslation('template-designer')
  const number = (value: string | number) => Math.min(LAYER_TEXT_MAX, Math.max(1, Math.round(Number(value) || 1)))
  return (
    <>
      <NumberInput
        label={t('template-designer:slots.min')}
        w="6rem"
        min={1}
        value={slot.min}
        onChange={(value) => onChange({ ...slot, min: Math.min(number(value), slot.max) })}
      />
      <NumberInput
        label={t('template-designer:slots.max')}
        w="6rem"
        min={1}
        value={slot.max}
        onChange={(value) => onChange({ ...slot, max: Math.max(number(value), slot.min) })}
      />
    </>
  )
}

function Fixtures({ slot, onChange }: OneProps<'text'>) {
  const { t } = useTranslation('template-designer')
  const { shortest = '', longest = '' } = slot.fixtures ?? {}
  const put = (fixtures: { shortest: string; longest: string }) => onChange({ ...slot, fixtures })
  return (
    <>
      <TextField
        label={t('template-designer:slots.shortest')}
        maxLength={slot.max}
        value={shortest}
        onChange={(event) => put({ shortest: event.currentTarget.value, longest })}
      />
      <TextField
        label={t('template-designer:slots.longest')}
        maxLength={slot.max}
        value={longest}
        onChange={(event) => put({ shortest, longest: event.currentTarget.value })}
      />
    </>
  )
}
