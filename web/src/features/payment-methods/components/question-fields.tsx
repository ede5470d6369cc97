import { ActionIcon, Button, Checkbox, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { METHOD_FIELDS_MAX, METHOD_LABEL_MAX } from '@postwright/core/model/payment-method'
import { TextField } from '@/ui/text-field.tsx'
import type { Question } from '../method-form.ts'
import classes from './payments.module.css'

type Props = {
  value: Question[]
  onChange: (value: Question[]) => void
  errorAt: (index: number) => string | undefined
}

/** The questions for the payer, in order. */
export function QuestionFields({ value: questions, onChange, errorAt }: Props) {
  const { t } = useTranslation('payment-methods')
  const change = (id: string, patch: Partial<Question>) =>
    onChange(questions.map((question) => (question.id === id ? { ...question, ...patch } : question)))
  const move = (from: number, to: number) => {
    const moved = [...questions]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onChange(moved)
  }
  return (
    <fieldset className={classes.questions}>
      <legend>{t('payment-methods:questions.title')}</legend>
      <p className={classes.faint}>{t('payment-methods:questions.hint')}</p>
      <ol className={classes.questionList}>
        {questions.map(({ id, label, isRequired }, index) => (
          <li key={id} className={classes.question}>
            <TextField
              className={classes.questionLabel}
              label={t('payment-methods:questions.label', { number: index + 1 })}
              value={label}
              maxLength={METHOD_LABEL_MAX}
              onChange={(event) => change(id, { label: event.currentTarget.value })}
              error={errorAt(index)}
            />
            <Group gap="xs" className={classes.questionTools}>
              <Checkbox
                label={t('payment-methods:questions.required')}
                aria-label={t('payment-methods:questions.requiredOf', { number: index + 1 })}
                checked={isRequired}
                onChange={(event) => change(id, { isRequired: event.currentTarget.checked })}
              />
              <ActionIcon
                variant="default"
                aria-label={t('payment-methods:questions.up', { number: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size="1rem" aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={t('payment-methods:questions.down', { number: index + 1 })}
                disabled={index === questions.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size="1rem" aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t('payment-methods:questions.remove', { number: index + 1 })}
                onClick={() => onChange(questions.filter((question) => question.id !== id))}
              >
                <IconX size="1rem" aria-hidden="true" />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          disabled={questions.length >= METHOD_FIELDS_MAX}
          onClick={() => onChange([...questions, { id: crypto.randomUUID(), key: '', label: '', isRequired: true }])}
        >
          {t('payment-methods:questions.add')}
        </Button>
      </Group>
    </fieldset>
  )
}
