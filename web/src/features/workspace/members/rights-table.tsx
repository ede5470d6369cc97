import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hasRight, memberRoleSchema, type Right, RIGHTS } from '@postwright/core/rights/rights'
import { Panel } from '@/ui/panel.tsx'
import styles from './members.module.css'

/** Locale keys of the rights; the type requires one for every right. */
const RIGHT_TEXT = {
  read_content: 'workspace:rights.read_content',
  read_internal: 'workspace:rights.read_internal',
  comment: 'workspace:rights.comment',
  write_drafts: 'workspace:rights.write_drafts',
  plan_posts: 'workspace:rights.plan_posts',
  approve_posts: 'workspace:rights.approve_posts',
  edit_library: 'workspace:rights.edit_library',
  manage_channels: 'workspace:rights.manage_channels',
  manage_workspace: 'workspace:rights.manage_workspace',
  manage_members: 'workspace:rights.manage_members',
  manage_ownership: 'workspace:rights.manage_ownership',
} as const satisfies Record<Right, string>

/** Shows the rights of each role, as enforced by the API, the rules and the screens. */
export function RightsTable() {
  const { t } = useTranslation(['workspace', 'common'])
  return (
    <Panel id="roles" title={t('workspace:rights.title')} description={t('workspace:rights.text')} flush>
      <div className={styles.scroll} role="region" aria-label={t('workspace:rights.table')} tabIndex={0}>
        <table className={styles.rights}>
          <thead>
            <tr>
              <th scope="col">{t('workspace:rights.act')}</th>
              {memberRoleSchema.options.map((role) => (
                <th key={role} scope="col">
                  {t(`common:workspace.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map((right) => (
              <tr key={right}>
                <th scope="row">{t(RIGHT_TEXT[right])}</th>
                {memberRoleSchema.options.map((role) => (
                  <td key={role}>
                    {hasRight(role, right) ? (
                      <>
                        <IconCheck size="1rem" stroke={2.2} aria-hidden />
                        <span className="visually-hidden">{t('workspace:rights.yes')}</span>
                      </>
                    ) : (
                      <span className="visually-hidden">{t('workspace:rights.no')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
