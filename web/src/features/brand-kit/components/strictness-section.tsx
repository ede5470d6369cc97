import { useTranslation } from 'react-i18next'
import { BRAND_STRENGTHS, getStrength, STRICT_RULES, withStrength } from '@postwright/core/model/brand-strictness'
import { useRight } from '@/session/use-role.ts'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './fields.module.css'
import type { SectionProps } from './section-props.ts'

/** Sets the consequence of breaking each rule: a finding, a question at scheduling, or an approval. */
export function StrictnessSection({ draft: { strictness }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const isManager = useRight('manage_workspace')
  const options = BRAND_STRENGTHS.map((value) => ({ value, label: t(`brand:strictness.strength.${value}`) }))
  return (
    <div className={styles.fields}>
      <dl className={styles.rows}>
        {BRAND_STRENGTHS.map((strength) => (
          <div key={strength} className={styles.soft}>
            <dt className={styles.legend}>{t(`brand:strictness.strength.${strength}`)}</dt>
            <dd className={styles.meaning}>{t(`brand:strictness.meaning.${strength}`)}</dd>
          </div>
        ))}
      </dl>
      {!isManager && <p className={styles.soft}>{t('brand:use.onlyOwners')}</p>}
      <div className={styles.few}>
        {STRICT_RULES.map((rule) => (
          <SelectField
            key={rule}
            label={t(`brand:strictness.rule.${rule}`)}
            value={getStrength(strictness, rule)}
            options={options}
            disabled={!isManager}
            onChange={(strength) => onEdit({ strictness: withStrength(strictness, rule, strength) })}
          />
        ))}
      </div>
    </div>
  )
}
