import { Select } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND_FONT_ROLES, type BrandFontRole } from '@postwright/core/model/brand-kit'
import { routes } from '@/config/routes.ts'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { familyStyle, useFamilies } from './kit-look.ts'
import styles from './fonts.module.css'
import type { SectionProps } from './section-props.ts'

/** Edits the font families of a brand by use, each with a sample. */
export function FontsSection({ draft: { fonts, name }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.families)
  useFamilies(Object.values(fonts))
  const optionsFor = (chosen: string) => {
    const known = families.map((family) => family.name)
    return chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
  }
  return (
    <>
      <div className={styles.fonts}>
        {BRAND_FONT_ROLES.map((role) => (
          <div key={role} className={styles.font}>
            <Select
              label={t(`brand:fonts.role.${role}`)}
              placeholder={t('brand:fonts.none')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('brand:fonts.clear', { role: t(`brand:fonts.role.${role}`) }) }}
              nothingFoundMessage={t('brand:fonts.notFound')}
              data={optionsFor(fonts[role])}
              value={fonts[role] === '' ? null : fonts[role]}
              renderOption={({ option }) => <span style={familyStyle(option.value)}>{option.label}</span>}
              maxDropdownHeight={320}
              onChange={(family) => onEdit({ fonts: { ...fonts, [role]: family ?? '' } })}
            />
            <Specimen role={role} family={fonts[role]} brand={name} />
            {fonts[role] !== '' && !families.some((family) => family.name === fonts[role]) && (
              <p className={styles.missing}>{t('brand:fonts.missing')}</p>
            )}
          </div>
        ))}
      </div>
      <p className={styles.more}>
        <Link to={routes.workspaceFonts.href()}>{t('brand:fonts.own')}</Link>
      </p>
    </>
  )
}

function Specimen({ role, family, brand }: { role: BrandFontRole; family: string; brand: string }) {
  const { t } = useTranslation('brand')
  return (
    <div
      className={styles.specimen}
      data-role={role}
      data-none={family === '' || undefined}
      style={familyStyle(family)}
    >
      <span className={styles.letters} aria-hidden>
        {t('brand:fonts.letters')}
      </span>
      <p className={styles.sample}>{role === 'heading' ? brand : t(`brand:fonts.sample.${role}`)}</p>
      <p className={styles.alphabet} aria-hidden>
        {t('brand:fonts.alphabet')}
      </p>
    </div>
  )
}
