import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Contact } from '@postwright/core/collections/contacts'
import { routes } from '@/config/routes.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import styles from './contacts.module.css'

type Props = {
  contact: Contact
  /** Selects the row. */
  box: ReactNode
}

/** A contact in the list: its name, and its handles with their networks. */
export function ContactRow({ contact: { id, name, handles }, box }: Props) {
  const { t } = useTranslation('contacts')
  return (
    <li className={styles.row}>
      {box}
      <div className={styles.words}>
        <Link className={styles.name} to={routes.contacts.href(id)}>
          {name}
        </Link>
        <p className={styles.list}>
          {handles.length === 0 && t('contacts:noHandles')}
          {handles.map(({ platform, handle }) => (
            <span key={platform} className={styles.handle}>
              <PlatformIcon platform={platform} size={14} />
              <span className="visually-hidden">{platformName(platform)} </span>
              {t('contacts:handle.written', { handle })}
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}
