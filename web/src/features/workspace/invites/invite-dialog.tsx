import { Button, NumberInput, SegmentedControl, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  INVITE_ADDRESSES_MAX,
  INVITE_DAYS,
  INVITE_USES_MAX,
  type InvitedRole,
  type ListedInvite,
  invitedRoleSchema,
} from '@postwright/core/model/invite'
import { emailSchema } from '@postwright/core/model/user'
import { mayManageRole } from '@postwright/core/rights/members'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useRole } from '@/session/use-role.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { type MadeInvites, useInviteCommands } from './invites-data.ts'
import rows from '@/ui/described-rows.module.css'
import styles from './invites.module.css'

type Props = {
  workspaceId: string
  sendsMails: boolean
  /** The imported member to invite; null for any other user. */
  imported: ListedInvite | null
  onClose: () => void
}

const formSchema = z
  .object({
    kind: z.enum(['mail', 'link']),
    addresses: z.array(emailSchema).max(INVITE_ADDRESSES_MAX),
    role: invitedRoleSchema,
    days: z.enum(INVITE_DAYS.map(String)),
    usesMax: z.int().min(1).max(INVITE_USES_MAX),
  })
  .refine(({ kind, addresses }) => kind === 'link' || addresses.length > 0, { path: ['addresses'] })

/** Invites users by email or by a link, and shows the links once. */
export function InviteDialog({ workspaceId, sendsMails, imported, onClose }: Props) {
  const { t } = useTranslation(['invites', 'invite', 'common'])
  const [made, setMade] = useState<MadeInvites | null>(null)
  const { create } = useInviteCommands(workspaceId)
  const roles = useGivenRoles()
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: formSchema,
    defaultValues: { kind: 'mail', addresses: [], role: imported?.role ?? 'editor', days: '7', usesMax: 1 },
    send: async ({ kind, addresses, role, days, usesMax }) => {
      const lasting = INVITE_DAYS.find((count) => String(count) === days) ?? 7
      const whom = kind === 'mail' ? { addresses } : { usesMax }
      setMade((await create({ role, days: lasting, replaces: imported?.id ?? null, ...whom })).made)
    },
  })
  const kind = form.watch('kind')
  const role = form.watch('role')
  if (made) return <MadeDialog made={made} onClose={onClose} />
  return (
    <Dialog title={imported ? t('invites:inviteOf', { name: imported.name }) : t('invites:invite')} onClose={onClose}>
      <form className={rows.form} onSubmit={submit} noValidate>
        <FormError message={failure} />
        <SegmentedControl
          fullWidth
          aria-label={t('invites:how')}
          data={[
            { value: 'mail', label: t('invites:byMail') },
            { value: 'link', label: t('invites:byLink') },
          ]}
          {...field('kind')}
        />
        {kind === 'mail' ? (
          <>
            <TagsInput
              label={t('invites:addresses')}
              description={t('invites:addressesHint', { count: INVITE_ADDRESSES_MAX })}
              inputMode="email"
              data-autofocus
              maxTags={INVITE_ADDRESSES_MAX}
              splitChars={[',', ';', ' ']}
              acceptValueOnBlur
              {...field('addresses')}
              error={errorOf('addresses', t('invites:addressesInvalid'))}
            />
            {!sendsMails && <p className={styles.hint}>{t('invites:sendsNone')}</p>}
          </>
        ) : imported ? null : (
          <NumberInput
            label={t('invites:usesMax')}
            description={t('invites:usesHint')}
            min={1}
            max={INVITE_USES_MAX}
            allowDecimal={false}
            value={field('usesMax').value}
            onChange={(next) => field('usesMax').onChange(Number(next))}
            error={errorOf('usesMax', t('invites:usesInvalid', { max: INVITE_USES_MAX }))}
          />
        )}
        <SelectField
          label={t('invites:role')}
          hint={t(`invite:can.${role}`)}
          options={roles.map((value) => ({ value, label: t(`common:workspace.role.${value}`) }))}
          value={role}
          onChange={(next) => form.setValue('role', next)}
        />
        <SelectField
          label={t('invites:days')}
          options={INVITE_DAYS.map((count) => ({ value: String(count), label: t('invites:dayCount', { count }) }))}
          value={form.watch('days')}
          onChange={(next) => form.setValue('days', next)}
        />
        <div className={rows.dialogActions}>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(kind === 'mail' && sendsMails ? 'invites:send' : 'invites:makeLink')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Returns the roles that the user may assign: users cannot grant a right that they lack. */
function useGivenRoles(): readonly InvitedRole[] {
  const own = useRole()
  return own === null ? invitedRoleSchema.options : invitedRoleSchema.options.filter((role) => mayManageRole(own, role))
}

/** Shows the links, which are not shown again. */
function MadeDialog({ made, onClose }: { made: MadeInvites; onClose: () => void }) {
  const { t } = useTranslation(['invites', 'common'])
  const isMailed = made.some(({ invite }) => invite.mail !== null)
  return (
    <Dialog title={t(isMailed ? 'invites:made.mailed' : 'invites:made.title')} onClose={onClose}>
      <div className={rows.form}>
        <p>{t(isMailed ? 'invites:made.mailedText' : 'invites:made.text')}</p>
        {made.map(({ invite: { id, address }, link }) => (
          <CopyField key={id} label={address ?? t('invites:made.link')} value={link} />
        ))}
        <div className={rows.dialogActions}>
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
