import { Textarea, type TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FieldLabel, FIELD_ORDER } from './field-label.tsx'
import styles from './field.module.css'

type Props = Omit<TextareaProps, 'description' | 'label' | 'inputWrapperOrder' | 'maxLength' | 'value'> & {
  value: string
  /** Maximum number of characters; a longer text can be typed and is an error, because pasted text must not be cut. */
  max: number
  label?: string
  hint?: string
  optional?: boolean
}

/** Share of the limit from which screen readers announce the remaining characters. */
const NEARLY = 0.9

/** Multi-line text field with the number of characters and their maximum. */
export function CountedTextarea({ value, max, label, hint, optional, error, ...input }: Props) {
  const { t } = useTranslation('ui')
  const left = max - value.length
  const isOver = left < 0
  const isNear = value.length >= max * NEARLY
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={8}
      {...input}
      classNames={{ description: styles.below }}
      label={label === undefined ? undefined : <FieldLabel optional={optional}>{label}</FieldLabel>}
      inputWrapperOrder={FIELD_ORDER}
      value={value}
      error={isOver ? t('ui:field.over', { count: -left }) : error}
      description={
        <>
          <span>{hint}</span>
          <span className={styles.count} data-over={isOver || undefined}>
            {t('ui:field.count', { used: value.length, max })}
          </span>
          <span className="visually-hidden" role="status">
            {isNear && !isOver && t('ui:field.left', { count: left })}
          </span>
        </>
      }
    />
  )
}
