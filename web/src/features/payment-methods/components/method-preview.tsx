import { useTranslation } from 'react-i18next'
import type { MethodFormValues } from '../method-form.ts'
import classes from './payments.module.css'

type Props = { terms: MethodFormValues['terms'] }

/** A method as payers read it. */
export function MethodPreview({ terms: { name, instructions, fields, needsProof } }: Props) {
  const { t } = useTranslation('payment-methods')
  const asked = fields.filter(({ label }) => label.trim() !== '')
  return (
    <section aria-labelledby="method-preview">
      <h3 className={classes.heading} id="method-preview">
        {t('payment-methods:preview.title')}
      </h3>
      <div className={classes.preview}>
        <p className={classes.previewName}>{name.trim() === '' ? t('payment-methods:preview.noName') : name}</p>
        <p className={classes.instructions}>
          {instructions.trim() === '' ? t('payment-methods:preview.noInstructions') : instructions}
        </p>
        {(asked.length > 0 || needsProof) && (
          <ul className={classes.asked} aria-label={t('payment-methods:preview.asked')}>
            {asked.map(({ id, label, isRequired }) => (
              <li key={id}>{isRequired ? label : t('payment-methods:preview.optional', { label })}</li>
            ))}
            {needsProof && <li>{t('payment-methods:preview.proof')}</li>}
          </ul>
        )}
      </div>
    </section>
  )
}
