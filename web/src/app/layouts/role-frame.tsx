import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRight, isKeptInArchive } from '@postwright/core/rights/rights'
import { useIsArchived, useRole } from '@/session/use-role.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { RightNeeded } from '../../config/feature.ts'
import styles from './role-frame.module.css'

type Props = { /** What the open screen needs. */ needs: RightNeeded | undefined; children: ReactNode }

/** Shows a screen as far as the person's role goes, and says why where something is missing. */
export function RoleFrame({ needs, children }: Props) {
  const { t } = useTranslation()
  const role = useRole()
  const isArchived = useIsArchived()
  if (needs === undefined) return children
  if (isArchived && needs.without === 'read_only' && !isKeptInArchive(needs.right)) {
    // The banner above every page says why.
    return (
      <fieldset className={styles.readOnly} disabled>
        {children}
      </fieldset>
    )
  }
  if (role === null || hasRight(role, needs.right)) return children
  const values = { role: t(`workspace.role.${role}`) }
  if (needs.without === 'closed') {
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t('rights.closed', values)}
        text={t(`rights.need.${needs.right}`)}
      />
    )
  }
  return (
    <>
      <Notice title={t('rights.readOnly', values)} text={t(`rights.need.${needs.right}`)} />
      <fieldset className={styles.readOnly} disabled>
        {children}
      </fieldset>
    </>
  )
}
