import { Button, Group, Radio, Stack } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { takeDown, putBack, readTakedownEffects } from '@postwright/core/api/takedown'
import { OFFER_NOTE_MAX, TAKEDOWN_COUNT_MAX } from '@postwright/core/model/offer-limits'
import { TAKEDOWN_CAUSES, type TakedownKind } from '@postwright/core/model/takedown'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './takedown-dialog.module.css'
import { useQuery } from '@tanstack/react-query'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

type Props = { subject: TakedownSubject; name: string; onClose: () => void; onDone: () => void }

/** Explains the effects of a takedown, and asks for its cause and the reason sent to the author. */
export function TakedownDialog({ subject, name, onClose, onDone }: Props) {
  const { t } = useTranslation('takedown')
  const sensitive = useSensitive()
  const { kind } = subject
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: takeDown.input.pick({ cause: true, reason: true }),
    defaultValues: { cause: 'content', reason: '' },
    async send(given) {
      const outcome = await sensitive.run(() => sendTakedown({ ...subject, ...given }))
      if (!outcome.done) return
      toast.success(t('takedown:done', { name }))
      onDone()
      onClose()
    },
  })
  const isBarred = kind === 'font' && form.watch('cause') === 'licence'
  return (
    <Dialog title={t('takedown:title', { name })} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <TakedownEffects subject={subject} />
          <Controller
            control={form.control}
            name="cause"
            render={({ field: cause }) => (
              <Radio.Group label={t('takedown:cause.label')} value={cause.value} onChange={cause.onChange}>
                <Stack gap="xs" mt="xs">
                  {TAKEDOWN_CAUSES.map((value) => (
                    <Radio key={value} value={value} label={t(`takedown:cause.${value}`)} />
                  ))}
                </Stack>
              </Radio.Group>
            )}
          />
          <p>{t(isBarred ? 'takedown:stays.barred' : `takedown:stays.${kind}`)}</p>
          <CountedTextarea
            label={t('takedown:reason')}
            hint={t(`takedown:reasonHint.${kind}`)}
            max={OFFER_NOTE_MAX}
            value={field('reason').value}
            onChange={(event) => field('reason').onChange(event.currentTarget.value)}
            error={errorOf('reason', t('takedown:reasonMissing'))}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('takedown:cancel')}
            </Button>
            <Button type="submit" color="red" loading={isSending}>
              {t('takedown:act')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

/** Shows how often a shared item is used, and in how many workspaces, decks and templates. */
function TakedownEffects({ subject }: { subject: TakedownSubject }) {
  const { t } = useTranslation('takedown')
  const effects = useTakedownEffects(subject)
  const count = (amount: number) =>
    amount >= TAKEDOWN_COUNT_MAX ? t('takedown:effects.most', { count: amount }) : amount
  return (
    <section className={styles.effects} aria-label={t('takedown:effects.title')}>
      <h3 className={styles.title}>{t('takedown:effects.title')}</h3>
      <DataState read={effects} loading={<SkeletonList rows={1} />} errorTitle={t('takedown:effects.error')}>
        {({ uses, workspaces, decks, templates }) => (
          <dl className={styles.counts}>
            {decks === null && (
              <div>
                <dt>{t('takedown:effects.uses')}</dt>
                <dd>{uses}</dd>
              </div>
            )}
            <div>
              <dt>{t('takedown:effects.workspaces')}</dt>
              <dd>{count(workspaces)}</dd>
            </div>
            {decks !== null && (
              <div>
                <dt>{t('takedown:effects.decks')}</dt>
                <dd>{count(decks)}</dd>
              </div>
            )}
            {templates !== null && (
              <div>
                <dt>{t('takedown:effects.templates')}</dt>
                <dd>{templates}</dd>
              </div>
            )}
          </dl>
        )}
      </DataState>
    </section>
  )
}

export type TakedownSubject = { kind: TakedownKind; subjectId: string }

/** Returns the numbers of uses, workspaces, decks and templates of an item, loaded each time it is shown. */
function useTakedownEffects({ kind, subjectId }: TakedownSubject) {
  const queryFn = async () => (await call(readTakedownEffects, { kind, subjectId })).effects
  return queryState(useQuery({ queryKey: ['admin', 'takedown', kind, subjectId], queryFn, gcTime: 0 }))
}

/** @throws ApiError, for example `reauthentication_required` */
async function sendTakedown(input: InputOf<typeof takeDown>): Promise<void> {
  await call(takeDown, input)
}

/** @throws ApiError, for example `reauthentication_required` */
export async function sendRestoration(subject: TakedownSubject): Promise<void> {
  await call(putBack, subject)
}
