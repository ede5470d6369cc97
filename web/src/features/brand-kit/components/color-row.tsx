import { ActionIcon, Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_COLOR_NAME_MAX } from '@postwright/core/model/brand-limits'
import { BRAND_COLOR_ROLES, type BrandColor } from '@postwright/core/model/brand-kit'
import { hexColorSchema } from '@postwright/core/scene/color'
import { toOneLine } from '@postwright/core/text/text-fields'
import styles from './colors.module.css'

type Props = { color: BrandColor; onChange: (part: Partial<BrandColor>) => void; onRemove: () => void }

/** Edits a colour: value, name and role. */
export function ColorRow({ color: { name, hex, role }, onChange, onRemove }: Props) {
  const { t } = useTranslation('brand')
  const [typedHex, setTypedHex] = useState<string | null>(null)
  const [typedName, setTypedName] = useState<string | null>(null)

  function typeHex(text: string) {
    setTypedHex(text)
    const read = hexColorSchema.safeParse(`#${text.trim().replace('#', '').toLowerCase()}`)
    if (read.success) onChange({ hex: read.data })
  }

  function typeName(text: string) {
    setTypedName(text)
    const line = toOneLine(text, BRAND_COLOR_NAME_MAX)
    if (line !== null) onChange({ name: line })
  }

  return (
    <li className={styles.color}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('brand:colors.pick', { name })}
        value={hex}
        onChange={(event) => onChange({ hex: event.currentTarget.value })}
      />
      <div className={styles.fields}>
        <TextInput
          aria-label={t('brand:colors.nameOf', { hex })}
          maxLength={BRAND_COLOR_NAME_MAX}
          value={typedName ?? name}
          onChange={(event) => typeName(event.currentTarget.value)}
          onBlur={() => setTypedName(null)}
        />
        <TextInput
          aria-label={t('brand:colors.hexOf', { name })}
          classNames={{ input: styles.hex ?? '' }}
          maxLength={7}
          spellCheck={false}
          value={typedHex ?? hex}
          error={
            typedHex !== null &&
            !/^#?[0-9a-f]{6}$/i.test(typedHex.trim()) &&
            typedHex.length > 6 &&
            t('brand:colors.hexRefused')
          }
          onChange={(event) => typeHex(event.currentTarget.value)}
          onBlur={() => setTypedHex(null)}
        />
        <Select
          aria-label={t('brand:colors.useOf', { name })}
          data={BRAND_COLOR_ROLES.map((value) => ({ value, label: t(`brand:colors.role.${value}`) }))}
          value={role}
          allowDeselect={false}
          checkIconPosition="right"
          onChange={(next) => next !== null && onChange({ role: next })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('brand:colors.remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size="1.125rem" aria-hidden />
      </ActionIcon>
    </li>
  )
}
