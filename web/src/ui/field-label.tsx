import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

type Props = { children: ReactNode; optional?: boolean }

/** Label of a field. Optional fields are marked; all others are required. */
export function FieldLabel({ children, optional = false }: Props) {
  return (
    <>
      {children}
      {optional && <OptionalMark />}
    </>
  )
}

function OptionalMark() {
  const { t } = useTranslation('ui')
  return <span className={styles.optional}> {t('ui:field.optional')}</span>
}

/** Order of the parts of an input: hint and error below, so that inputs of one row line up. */
export const FIELD_ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
