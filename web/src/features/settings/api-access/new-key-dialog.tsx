import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { API_KEY_DAYS, API_KEY_NAME_MAX, apiKeyNameSchema } from '@postwright/core/model/api-key'
import { type ApiScope, apiScopeSchema, apiScopesSchema } from '@postwright/core/rights/scopes'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useMay } from '@/session/use-role.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { useApiAccessCommands } from './api-access-data.ts'
import { ScopeChoice } from './scope-choice.tsx'
import rows from '@/ui/described-rows.module.css'
import styles from './api-access.module.css'

const NEVER = 'never'
const FIRST_SCOPES: ApiScope[] = ['channels:read', 'posts:read', 'posts:write']

const formSchema = z.object({
  name: apiKeyNameSchema,
  scopes: apiScopesSchema,
  days: z.string(),
  actsAlone: z.boolean(),
})

/** Creates a key, which is shown once. */
export function NewKeyDialog({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { t } = useTranslation(['api-access', 'common'])
  const mayAllow = useMay('manage_workspace')
  const { make } = useApiAccessCommands(workspaceId)
  const sensitive = useSensitive()
  const [secret, setSecret] = useState<string | null>(null)
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: formSchema,
    defaultValues: { name: '', scopes: FIRST_SCOPES, days: '90', actsAlone: false },
    send: async ({ days: chosen, ...values }) => {
      const days = API_KEY_DAYS.find((each) => String(each) === chosen) ?? null
      const made = await sensitive.run(() => make({ ...values, days }))
      if (made.done) setSecret(made.value.secret)
    },
  })
  if (secret !== null) {
    return (
      <Dialog title={t('api-access:keys.made.title')} onClose={onClose}>
        <div className={rows.form}>
          <p className={styles.lead}>{t('api-access:keys.made.text')}</p>
          <CopyField label={t('api-access:keys.made.secret')} value={secret} />
          <div className={rows.dialogActions}>
            <Button onClick={onClose}>{t('common:action.close')}</Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('api-access:keys.create')} onClose={onClose}>
      <form className={rows.form} onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          label={t('api-access:keys.name')}
          hint={t('api-access:keys.nameHint')}
          data-autofocus
          maxLength={API_KEY_NAME_MAX}
          {...form.register('name')}
          error={errorOf('name', t('api-access:keys.nameMissing'))}
        />
        <ScopeChoice
          label={t('api-access:scope.label')}
          offered={apiScopeSchema.options}
          {...field('scopes')}
          error={errorOf('scopes', t('api-access:scope.missing'))}
        />
        <SelectField
          label={t('api-access:keys.days')}
          options={[
            ...API_KEY_DAYS.map((count) => ({
              value: String(count),
              label: t('api-access:keys.dayCount', { count }),
            })),
            { value: NEVER, label: t('api-access:keys.never') },
          ]}
          {...field('days')}
        />
        <SwitchRow
          label={t('api-access:alone.label')}
          description={t(mayAllow ? 'api-access:alone.text' : 'api-access:alone.managers')}
          checked={field('actsAlone').value}
          disabled={!mayAllow}
          onChange={field('actsAlone').onChange}
        />
        <div className={rows.dialogActions}>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('api-access:keys.create')}
          </Button>
        </div>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
