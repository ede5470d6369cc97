import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BRAND_DESCRIPTION_MAX,
  BRAND_KIT_NAME_MAX,
  BRAND_PICTURE_STYLE_MAX,
  LANGUAGE_MAX,
} from '@postwright/core/model/brand-limits'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { brandKitDraftSchema } from '@postwright/core/model/brand-kit'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { TextField } from '@/ui/text-field.tsx'
import styles from './fields.module.css'
import type { SectionProps } from './section-props.ts'

/** Edits the name and description of the brand, and the style of its images. */
export function BasicsSection({ draft, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const [typed, setTyped] = useState<string | null>(null)
  const isRefused = typed !== null && !brandKitDraftSchema.shape.name.safeParse(typed).success

  function typeName(text: string) {
    setTyped(text)
    const name = brandKitDraftSchema.shape.name.safeParse(text)
    if (name.success) onEdit({ name: name.data })
  }

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label={t('brand:basics.name')}
          maxLength={BRAND_KIT_NAME_MAX}
          value={typed ?? draft.name}
          error={isRefused && t('brand:basics.nameMissing')}
          onFocus={(event) => draft.name === t('brand:unnamed') && event.currentTarget.select()}
          onChange={(event) => typeName(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <TextField
          label={t('brand:basics.website')}
          type="url"
          placeholder={t('brand:basics.websiteExample')}
          maxLength={ADDRESS_MAX}
          value={draft.website}
          onChange={(event) => onEdit({ website: event.currentTarget.value })}
        />
      </div>
      <CountedTextarea
        label={t('brand:basics.description')}
        max={BRAND_DESCRIPTION_MAX}
        value={draft.description}
        onChange={(event) => onEdit({ description: event.currentTarget.value.slice(0, BRAND_DESCRIPTION_MAX) })}
      />
      <CountedTextarea
        label={t('brand:basics.pictureStyle')}
        hint={t('brand:basics.pictureStyleHint')}
        max={BRAND_PICTURE_STYLE_MAX}
        value={draft.pictureStyle}
        onChange={(event) => onEdit({ pictureStyle: event.currentTarget.value.slice(0, BRAND_PICTURE_STYLE_MAX) })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('brand:basics.language')}
          hint={t('brand:basics.languageHint')}
          maxLength={LANGUAGE_MAX}
          value={draft.language}
          onChange={(event) => onEdit({ language: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
