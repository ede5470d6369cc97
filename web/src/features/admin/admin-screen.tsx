import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { PageHeader } from '@/ui/page-header.tsx'
import classes from './components/admin.module.css'
import { AdminNav } from '@/posts/tabs/admin-nav.tsx'
import { AuditLog } from './components/audit-log.tsx'
import { FindPerson } from './components/find-person.tsx'
import { PersonCard } from './components/person-card.tsx'
import type { AdminUser } from './data/admin-commands.ts'

/** Finds people, gives or takes the admin right, and shows the log in which the server records that and more. */
export function Component() {
  const { t } = useTranslation('admin')
  const [person, setPerson] = useState<AdminUser | null>(null)
  const title = t('admin:title')

  // The route's own title is that of an address which does not exist, for those who may not come here.
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`
  }, [title])

  return (
    <>
      <PageHeader title={title} description={t('admin:description')} />
      <AdminNav />
      <div className={classes.body}>
        <div className={classes.people}>
          <FindPerson onFound={setPerson} />
          {person && <PersonCard key={person.id} person={person} onChanged={setPerson} />}
        </div>
        <AuditLog />
      </div>
    </>
  )
}
