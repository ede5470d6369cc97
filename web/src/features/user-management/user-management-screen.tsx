import { useState } from 'react'
import classes from './components/people.module.css'
import { FindPerson } from './components/find-person.tsx'
import { PersonCard } from './components/person-card.tsx'
import type { AdminUser } from './data/people-commands.ts'

/** Finds people, and gives or takes the admin right. */
export function Component() {
  const [person, setPerson] = useState<AdminUser | null>(null)
  return (
    <div className={classes.body}>
      <div className={classes.people}>
        <FindPerson onFound={setPerson} />
        {person && <PersonCard key={person.id} person={person} onChanged={setPerson} />}
      </div>
    </div>
  )
}
