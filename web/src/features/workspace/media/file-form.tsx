import { Button, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { describeMedia } from '@postwright/core/api/media-library'
import type { InputOf } from '@postwright/core/endpoint'
import { ALT_TEXT_MAX } from '@postwright/core/limits'
import { MEDIA_NOTE_MAX, MEDIA_SOURCE_MAX, MEDIA_TAG_MAX, MEDIA_TAGS_MAX } from '@postwright/core/model/media-library'
import type { Media } from '@postwright/core/model/media'
import { useApiForm } from '@/lib/use-api-form.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { useMay } from '@/session/use-role.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import styles from './file-dialog.module.css'

const schema = describeMedia.input.omit({ workspaceId: true, mediaId: true })

type Details = Omit<InputOf<typeof describeMedia>, 'workspaceId' | 'mediaId'>

type Props = { file: Media; tags: readonly string[]; onSave: (details: Details) => Promise<void> }

/** Edits the name, alt text, tags and origin of a file. */
export function FileForm({ file, tags, onSave }: Props) {
  const { t } = useTranslation(['media-library', 'common'])
  const mayEdit = useMay('edit_library') && file.isCurrent
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema,
    defaultValues: detailsOf(file),
    async send(values) {
      await onSave(values)
      form.reset(values)
      toast.success(t('media-library:file.saved'))
    },
  })
  const altText = field('altText')
  const source = form.getValues('sourceUrl')
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormError message={failure} />
      <TextField
        {...form.register('name')}
        label={t('media-library:file.name')}
        maxLength={200}
        disabled={!mayEdit}
        error={errorOf('name', t('media-library:file.nameMissing'))}
      />
      <CountedTextarea
        label={t('media-library:file.altText')}
        hint={t('media-library:file.altHint')}
        max={ALT_TEXT_MAX}
        disabled={!mayEdit}
        value={altText.value}
        onChange={({ currentTarget }) => altText.onChange(currentTarget.value)}
      />
      <TagsInput
        label={t('media-library:file.tags')}
        data={[...tags]}
        maxTags={MEDIA_TAGS_MAX}
        maxLength={MEDIA_TAG_MAX}
        disabled={!mayEdit}
        {...field('tags')}
        error={errorOf('tags', t('media-library:file.tagsWrong', { max: MEDIA_TAG_MAX }))}
      />
      <div className={styles.pair}>
        <TextField
          {...form.register('author')}
          label={t('media-library:file.author')}
          maxLength={MEDIA_NOTE_MAX}
          disabled={!mayEdit}
          error={errorOf('author', t('media-library:file.lineWrong'))}
        />
        <TextField
          {...form.register('licence')}
          label={t('media-library:file.licence')}
          placeholder={t('media-library:file.licenceExample')}
          maxLength={MEDIA_NOTE_MAX}
          disabled={!mayEdit}
          error={errorOf('licence', t('media-library:file.lineWrong'))}
        />
      </div>
      <TextField
        {...form.register('sourceUrl')}
        label={t('media-library:file.source')}
        maxLength={MEDIA_SOURCE_MAX}
        disabled={!mayEdit}
        error={errorOf('sourceUrl', t('media-library:file.lineWrong'))}
      />
      {isWebAddress(source) && (
        <a href={source} target="_blank" rel="noreferrer noopener" className={styles.source}>
          {t('media-library:file.openSource')}
        </a>
      )}
      {mayEdit && (
        <div className={styles.buttons}>
          <Button type="submit" loading={isSending} disabled={!form.formState.isDirty}>
            {t('media-library:file.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

function detailsOf({ name, altText, author, sourceUrl, licence, tags }: Media): Details {
  return { name, altText, author, sourceUrl, licence, tags }
}
