import { Button, Select, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  REVIEW_LINK_DAYS,
  type ReviewLink,
  reviewLinkDraftSchema,
  REVIEW_LINK_NAME_MAX,
} from '@postwright/core/model/review-link'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useMay } from '@/session/use-role.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { useChoosableDecks, useChoosablePosts } from '../data/review-link-data.ts'
import { createReviewLink, updateReviewLink } from '@postwright/core/api/review-links'
import { call } from '@/lib/api-client.ts'
import rows from '@/ui/described-rows.module.css'
import styles from './review-links.module.css'
import type { LiveList } from '@/lib/live/use-live.ts'
import { SearchField } from '@/ui/search-field.tsx'

type Props = {
  workspaceId: string
  /** The link to edit; null for a new one. */
  link: ReviewLink | null
  postIds: readonly string[]
  deckIds: readonly string[]
  onClose: () => void
}

const formSchema = reviewLinkDraftSchema
  .extend({ days: z.enum(['keep', ...REVIEW_LINK_DAYS.map(String)]) })
  .refine(({ postIds, deckIds }) => postIds.length + deckIds.length > 0, { path: ['postIds'] })

/** Creates a review link, whose address is shown once, or edits the contents of a link. */
export function ReviewLinkDialog({ workspaceId, link, postIds, deckIds, onClose }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const mayApprove = useMay('approve_posts')
  const posts = useChoosablePosts(workspaceId)
  const decks = useChoosableDecks(workspaceId)
  const [address, setAddress] = useState<string | null>(null)
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: formSchema,
    defaultValues: {
      name: link?.name ?? '',
      postIds: [...postIds],
      deckIds: [...deckIds],
      mayDecide: link?.mayDecide ?? mayApprove,
      mayComment: link?.mayComment ?? true,
      days: link ? 'keep' : '30',
    },
    send: async ({ days: chosen, ...draft }) => {
      const days = REVIEW_LINK_DAYS.find((each) => String(each) === chosen)
      if (link) {
        await call(updateReviewLink, { workspaceId, linkId: link.id, rev: link.rev, ...draft, days })
        onClose()
      } else {
        setAddress((await call(createReviewLink, { workspaceId, ...draft, days: days ?? 30 })).address)
      }
    },
  })
  if (address !== null) {
    return (
      <Dialog title={t('workspace:review.made.title')} onClose={onClose}>
        <p className={styles.lead}>{t('workspace:review.made.text')}</p>
        <CopyField label={t('workspace:review.made.address')} value={address} />
        <div className={rows.dialogActions}>
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t(link ? 'workspace:review.change' : 'workspace:review.make')} onClose={onClose}>
      <form className={rows.form} onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          label={t('workspace:review.name')}
          hint={t('workspace:review.nameHint')}
          data-autofocus
          maxLength={REVIEW_LINK_NAME_MAX}
          {...form.register('name')}
          error={errorOf('name', t('workspace:review.nameMissing'))}
        />
        <ChoiceList
          label={t('workspace:review.choosePosts')}
          read={posts}
          labelOf={({ text }) => (text.trim() === '' ? t('workspace:review.noText') : text)}
          {...field('postIds')}
          error={errorOf('postIds', t('workspace:review.nothingChosen'))}
        />
        <ChoiceList
          label={t('workspace:review.chooseDecks')}
          read={decks}
          labelOf={({ name }) => name}
          {...field('deckIds')}
        />
        <SwitchRow
          label={t('workspace:review.decide')}
          description={t(mayApprove ? 'workspace:review.decideText' : 'workspace:review.decideNotYours')}
          checked={field('mayDecide').value}
          disabled={!mayApprove}
          onChange={field('mayDecide').onChange}
        />
        <SwitchRow
          label={t('workspace:review.comment')}
          description={t('workspace:review.commentText')}
          checked={field('mayComment').value}
          onChange={field('mayComment').onChange}
        />
        <Select
          label={t('workspace:review.days')}
          allowDeselect={false}
          data={[
            ...(link ? [{ value: 'keep', label: t('workspace:review.keepDays') }] : []),
            ...REVIEW_LINK_DAYS.map((count) => ({
              value: String(count),
              label: t('workspace:review.dayCount', { count }),
            })),
          ]}
          value={field('days').value}
          onChange={(next) => next !== null && field('days').onChange(next)}
        />
        <div className={rows.dialogActions}>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(link ? 'common:action.save' : 'workspace:review.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChoiceListProps<Item> = {
  label: string
  read: LiveList<Item>
  labelOf: (item: Item) => string
  value: string[]
  onChange: (ids: string[]) => void
  error?: string | undefined
}

/** Searchable list for choosing several items; items that were chosen when it opened come first. */
function ChoiceList<Item extends { id: string }>({
  label,
  read,
  labelOf,
  value,
  onChange,
  error,
}: ChoiceListProps<Item>) {
  const { t } = useTranslation('workspace')
  const [words, setWords] = useState('')
  const [first] = useState(value)
  const items = read.status === 'ready' ? read.data : []
  const matches = items.filter((item) => labelOf(item).toLowerCase().includes(words.trim().toLowerCase()))
  const shown = matches.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
  return (
    <fieldset className={styles.choices} aria-invalid={error !== undefined || undefined}>
      <legend>
        {label} <span className={styles.count}>{t('workspace:review.chosen', { count: value.length })}</span>
      </legend>
      {items.length > 6 && (
        <SearchField
          label={t('workspace:review.find')}
          placeholder={t('workspace:review.find')}
          clearLabel={t('workspace:review.clearFind')}
          words={words}
          onWords={setWords}
        />
      )}
      {read.status === 'error' && <p className={rows.facts}>{t('workspace:review.choicesError')}</p>}
      {read.status === 'ready' && shown.length === 0 && <p className={rows.facts}>{t('workspace:review.noChoices')}</p>}
      <div className={styles.options}>
        {shown.map((item) => (
          <Checkbox
            key={item.id}
            size="sm"
            label={<span className={styles.option}>{labelOf(item)}</span>}
            checked={value.includes(item.id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...value, item.id] : value.filter((each) => each !== item.id))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
