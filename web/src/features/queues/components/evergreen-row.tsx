import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Evergreen, variationsSchema } from '@postwright/core/model/evergreen'
import type { EvergreenSettings } from '@postwright/core/model/queue'
import { excerptOf } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { saveEvergreen } from '../data/queues.ts'
import { usePost } from '../data/use-post.ts'
import styles from './evergreen.module.css'
import { EVERGREEN_VARIATIONS_MAX, POST_TEXT_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'

const EXCERPT = 120

type Props = { workspaceId: string; evergreen: Evergreen; settings: EvergreenSettings }

/** An evergreen post: the number of its repeats, its status, and its text variations. */
export function EvergreenRow({ workspaceId, evergreen, settings }: Props) {
  const { t } = useTranslation(['queues', 'errors'])
  const [isOpen, setOpen] = useState(false)
  const post = usePost(workspaceId, evergreen.id)
  const { run, isRunning, failure } = useApiCall()
  const { id, rev, turn, variations, end, problem } = evergreen
  const text = post.status === 'ready' ? excerptOf(post.data.text, EXCERPT) : ''
  const title = text === '' ? t('queues:posts.withoutText') : text
  const save = (patch: { variations?: string[]; isStopped?: boolean }) =>
    saveEvergreen({ workspaceId, evergreenId: id, rev, variations, isStopped: end !== null, ...patch })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.title} to={routes.contentStudioPost.href(evergreen.postId)}>
          {title}
        </Link>
        <p className={styles.facts}>
          {settings.repeatsMax > 0
            ? t('queues:evergreen.turnOf', { turn, max: settings.repeatsMax })
            : turn === 0
              ? t('queues:evergreen.notYet')
              : t('queues:evergreen.turn', { count: turn })}
          {' · '}
          {t('queues:evergreen.variations', { count: variations.length })}
        </p>
        {end && <p className={styles.facts}>{t(`queues:evergreen.end.${end}`)}</p>}
        {problem && (
          <p className={styles.problem}>
            {t('queues:evergreen.problem')} {t(`errors:api.${problem}`)}
          </p>
        )}
        <FormError message={failure} />
      </div>
      <div className={styles.rowButtons}>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {t('queues:evergreen.editVariations')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isRunning}
          onClick={() => void run(() => save({ isStopped: end === null }))}
        >
          {t(end === null ? 'queues:evergreen.stop' : 'queues:evergreen.goOn')}
        </Button>
      </div>
      {isOpen && (
        <VariationsDialog
          variations={variations}
          onClose={() => setOpen(false)}
          onSave={(changed) => save({ variations: changed })}
        />
      )}
    </li>
  )
}

/** Schema of the text variations; empty texts are ignored. */
const variationsFormSchema = z.object({
  variations: z
    .array(z.string())
    .transform((texts) => texts.filter((text) => text.trim() !== ''))
    .pipe(variationsSchema),
})

type VariationsDialogProps = {
  variations: readonly string[]
  onClose: () => void
  onSave: (variations: string[]) => Promise<unknown>
}

/** Texts that alternate with the post's own; empty ones are left out. */
export function VariationsDialog({ variations, onClose, onSave }: VariationsDialogProps) {
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
