import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@postwright/core/model/member'
import { isUnlimited, mayManageRole } from '@postwright/core/rights/members'
import { hasRight, memberRoleSchema } from '@postwright/core/rights/rights'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useRole } from '@/session/use-role.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { changeMember } from '@postwright/core/api/members'
import { call } from '@/lib/api-client.ts'

type Props = { member: Member; name: string; onClose: () => void }

/** Edits a member's role, with the rights of each role, and the channels that the member can plan posts for. */
export function MemberDialog({ member, name, onClose }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const ownRole = useRole()
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const [role, setRole] = useState(member.role)
  const [channelIds, setChannelIds] = useState(member.channelIds)
  const isLimitable = hasRight(role, 'write_drafts') && !isUnlimited(role)
  const isMissing = isLimitable && channelIds?.length === 0

  async function save(): Promise<void> {
    const { workspaceId, uid } = member
    await call(changeMember, { workspaceId, uid, role, channelIds: isLimitable ? channelIds : null })
    toast.success(t('workspace:change.done', { name }))
    onClose()
  }

  return (
    <Dialog title={t('workspace:change.title', { name })} onClose={onClose}>
      <FormError message={failure} />
      <Radio.Group
        label={t('workspace:change.role')}
        value={role}
        onChange={(chosen) => setRole(memberRoleSchema.parse(chosen))}
      >
        <Stack gap="sm" mt="xs">
          {memberRoleSchema.options
            .filter((each) => mayManageRole(ownRole, each))
            .map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(`common:workspace.role.${each}`)}
                description={t(`workspace:roleText.${each}`)}
              />
            ))}
        </Stack>
      </Radio.Group>
      {isLimitable && (
        <ChannelLimit workspaceId={member.workspaceId} channelIds={channelIds} onChange={setChannelIds} />
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button loading={isRunning} disabled={!online || isMissing} onClick={() => void run(save)}>
          {t('common:action.save')}
        </Button>
      </Group>
    </Dialog>
  )
}

type LimitProps = {
  workspaceId: string
  channelIds: readonly string[] | null
  onChange: (channelIds: string[] | null) => void
}

function ChannelLimit({ workspaceId, channelIds, onChange }: LimitProps) {
  const { t } = useTranslation('workspace')
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  return (
    <>
      <Radio.Group
        mt="lg"
        label={t('workspace:limit.label')}
        value={channelIds === null ? 'all' : 'some'}
        onChange={(chosen) => onChange(chosen === 'all' ? null : [])}
      >
        <Stack gap="sm" mt="xs">
          <Radio value="all" label={t('workspace:limit.all')} />
          <Radio value="some" label={t('workspace:limit.some')} disabled={channels.length === 0} />
        </Stack>
      </Radio.Group>
      {channelIds !== null && (
        <Checkbox.Group mt="sm" label={t('workspace:limit.channels')} value={[...channelIds]} onChange={onChange}>
          <Stack gap="xs" mt="xs">
            {channels.map(({ id, handle }) => (
              <Checkbox key={id} value={id} label={handle} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  )
}
