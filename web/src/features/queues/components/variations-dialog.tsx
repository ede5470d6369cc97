import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EVERGREEN_VARIATIONS_MAX, POST_TEXT_MAX } from '@postwright/core/limits'
import { variationsSchema } from '@postwright/core/model/evergreen'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import styles from './evergreen.module.css'

/** A text that was left empty is none. */
const variationsFormSchema = z.object({
  variations: z
    .array(z.string())
    .transform((texts) => texts.filter((text) => text.trim() !== ''))
    .pipe(variationsSchema),
})

type Props = {
  variations: readonly string[]
  onClose: () => void
  onSave: (variations: string[]) => Promise<unknown>
}

/** Texts that take turns with the post's own; an empty one is left out. */
export function VariationsDialog({ variations, onClose, onSave }: Props) {
  const { t } = useTranslation('queues')
  const { submit, isSending, failure, errorOf, field } = useApiForm({
    schema: variationsFormSchema,
    defaultValues: { variations: variations.length > 0 ? [...variations] : [''] },
    async send(values) {
      await onSave(values.variations)
      onClose()
    },
  })
  const texts = field('variations')

  return (
    <Dialog title={t('queues:variations.title')} onClose={onClose}>
      <form className={styles.texts} onSubmit={submit} noValidate>
        <p className={styles.facts}>{t('queues:variations.text')}</p>
        {texts.value.map((text, place) => (
          <Textarea
            key={place}
            label={t('queues:variations.label', { number: place + 1 })}
            autosize
            minRows={2}
            maxLength={POST_TEXT_MAX}
            value={text}
            error={errorOf(`variations.${place}`, t('queues:variations.wrong'))}
            onChange={({ currentTarget: { value } }) => texts.onChange(texts.value.with(place, value))}
          />
        ))}
        {texts.value.length < EVERGREEN_VARIATIONS_MAX && (
          <Button variant="subtle" size="compact-sm" onClick={() => texts.onChange([...texts.value, ''])}>
            {t('queues:variations.add')}
          </Button>
        )}
        <FormError message={failure} />
        <div className={styles.formEnd}>
          <Button variant="default" onClick={onClose}>
            {t('queues:cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('queues:variations.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
