import { useState } from 'react'
import classes from './components/people.module.css'
import { AuditLog } from './components/audit-log.tsx'
import { FindPerson } from './components/find-person.tsx'
import { PersonCard } from './components/person-card.tsx'
import type { AdminUser } from './data/people-commands.ts'

/** Finds people, gives or takes the admin right, and shows the log in which the server records that and more. */
export function Component() {
  const [person, setPerson] = useState<AdminUser | null>(null)
  return (
    <div className={classes.body}>
      <div className={classes.people}>
        <FindPerson onFound={setPerson} />
        {person && <PersonCard key={person.id} person={person} onChanged={setPerson} />}
      </div>
      <AuditLog />
    </div>
  )
}
