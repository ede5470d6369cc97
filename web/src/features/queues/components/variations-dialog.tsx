import { Button, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EVERGREEN_VARIATIONS_MAX, POST_TEXT_MAX } from '@postwright/core/limits'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import styles from './evergreen.module.css'

type Props = {
  variations: readonly string[]
  onClose: () => void
  onSave: (variations: string[]) => Promise<unknown>
}

/** Texts that take turns with the post's own; an empty one is left out. */
export function VariationsDialog({ variations, onClose, onSave }: Props) {
  const { t } = useTranslation('queues')
  const [texts, setTexts] = useState<readonly string[]>(variations.length > 0 ? variations : [''])
  const { run, isRunning, failure } = useApiCall()

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await onSave(texts.filter((text) => text.trim() !== ''))
      onClose()
    })
  }

  return (
    <Dialog title={t('queues:variations.title')} onClose={onClose}>
      <form className={styles.texts} onSubmit={submit}>
        <p className={styles.facts}>{t('queues:variations.text')}</p>
        {texts.map((text, place) => (
          <Textarea
            key={place}
            label={t('queues:variations.label', { number: place + 1 })}
            autosize
            minRows={2}
            maxLength={POST_TEXT_MAX}
            value={text}
            onChange={({ currentTarget: { value } }) => setTexts(texts.with(place, value))}
          />
        ))}
        {texts.length < EVERGREEN_VARIATIONS_MAX && (
          <Button variant="subtle" size="compact-sm" onClick={() => setTexts([...texts, ''])}>
            {t('queues:variations.add')}
          </Button>
        )}
        <FormError message={failure} />
        <div className={styles.formEnd}>
          <Button variant="default" onClick={onClose}>
            {t('queues:cancel')}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t('queues:variations.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
