import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ANNOUNCEMENT_TEXT_MAX,
  type Announcement,
  type AnnouncementFields,
  ANNOUNCEMENT_PLANS_MAX,
} from '@postwright/core/model/announcement'
import { AnnouncementBanner } from '@/announcements/announcement-banner.tsx'
import { serverNow } from '@/lib/server-clock.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone, zoneTown } from '@/ui/format-time.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import {
  announcementFormSchema,
  type AnnouncementFormValues,
  type AnnouncementOrder,
  fieldsOf,
  formValuesOf,
} from '../announcement-form.ts'
import styles from './announcements.module.css'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { usePlanNames } from '../data/announcements.ts'

type Props = {
  /** Null for a new announcement. */
  known: Announcement | null
  onSave: (id: string, fields: AnnouncementFields) => Promise<void>
  onClose: () => void
}

/** Creates or edits an announcement, with a preview of its banner. */
export function AnnouncementDialog({ known, onSave, onClose }: Props) {
  const { t } = useTranslation('announcements')
  const sensitive = useSensitive()
  const previewId = useId()
  // The id is kept across retries, because a call whose response was lost may already have stored the announcement.
  const [id] = useState(() => known?.id ?? crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<AnnouncementFormValues, AnnouncementOrder>({
    schema: announcementFormSchema,
    defaultValues: formValuesOf(known, serverNow()),
    async send(order) {
      const outcome = await sensitive.run(() => onSave(id, fieldsOf(order, known, serverNow())))
      if (!outcome.done) return
      toast.success(t('announcements:form.saved'))
      onClose()
    },
  })
  const { text, tone, audience, label, href } = form.getValues()
  return (
    <Dialog title={t(known ? 'announcements:form.change' : 'announcements:form.add')} onClose={onClose} size="xl">
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <CountedTextarea
            {...form.register('text')}
            value={text}
            max={ANNOUNCEMENT_TEXT_MAX}
            label={t('announcements:form.text')}
            error={errorOf('text', t('announcements:form.textWrong'))}
            data-autofocus
          />
          <div className={styles.pair}>
            <SelectField
              {...field('tone')}
              label={t('announcements:form.tone')}
              options={(['info', 'warning'] as const).map((value) => ({
                value,
                label: t(`announcements:form.${value}`),
              }))}
            />
            <SelectField
              {...field('audience')}
              label={t('announcements:form.audience')}
              options={(['everybody', 'plans', 'admins'] as const).map((value) => ({
                value,
                label: t(`announcements:form.${value}`),
              }))}
            />
            {audience === 'plans' && (
              <AudiencePlans {...field('planIds')} error={errorOf('planIds', t('announcements:form.plansWrong'))} />
            )}
            {audience === 'everybody' && (
              <Checkbox
                {...form.register('isNews')}
                label={t('announcements:form.news')}
                description={t('announcements:form.newsHint')}
              />
            )}
            <TextField
              {...form.register('label')}
              label={t('announcements:form.label')}
              error={errorOf('label', t('announcements:form.labelWrong'))}
              autoComplete="off"
              optional
            />
            <TextField
              {...form.register('href')}
              label={t('announcements:form.href')}
              hint={t('announcements:form.hrefHint')}
              error={errorOf('href', t('announcements:form.hrefWrong'))}
              type="url"
              autoComplete="off"
              spellCheck={false}
              optional
            />
            <TextField
              {...form.register('startsAt')}
              type="datetime-local"
              label={t('announcements:form.starts')}
              hint={t('announcements:form.startsHint', { zone: zoneTown(viewerZone()) })}
              error={errorOf('startsAt', t('announcements:form.startsWrong'))}
              optional
            />
            <TextField
              {...form.register('endsAt')}
              type="datetime-local"
              label={t('announcements:form.ends')}
              hint={t('announcements:form.endsHint')}
              error={errorOf('endsAt', t('announcements:form.endsWrong'))}
            />
          </div>
          {text.trim() !== '' && (
            <div>
              <p className={styles.caption} id={previewId}>
                {t('announcements:form.preview')}
              </p>
              <div className={styles.preview} aria-labelledby={previewId} role="group">
                <AnnouncementBanner
                  announcement={{ text, tone, link: label === '' || href === '' ? null : { label, href } }}
                />
              </div>
            </div>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('announcements:form.cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('announcements:form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

type AudiencePlansProps = { value: readonly string[]; onChange: (planIds: string[]) => void; error: string | undefined }

/** Selects the plans whose users see an announcement. */
function AudiencePlans({ value, onChange, error }: AudiencePlansProps) {
  const { t } = useTranslation('announcements')
  return (
    <DataState
      read={usePlanNames()}
      loading={<SkeletonList rows={2} label={t('announcements:form.plansLoading')} />}
      errorTitle={t('announcements:form.plansFailed')}
    >
      {(plans) => (
        <Checkbox.Group
          label={t('announcements:form.plansLabel')}
          value={[...value]}
          maxSelectedValues={ANNOUNCEMENT_PLANS_MAX}
          onChange={onChange}
          error={error}
        >
          <Stack gap="xs" mt="xs">
            {plans.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} aria-invalid={error !== undefined || undefined} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </DataState>
  )
}
