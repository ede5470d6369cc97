import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@postwright/core/collections/contacts'
import { hasWords } from '@/documents/has-words.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { contactDrafts } from '../data/contact-drafts.ts'
import styles from './contacts.module.css'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'

/** Lists the contacts whose name or handles contain the search words. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useTranslation('contacts')
  const [words, setWords] = useState('')
  const found = contacts.filter(({ name, handles }) =>
    hasWords([name, ...handles.map(({ handle }) => handle)].join('\n'), words),
  )
  const { boxOf, selectionBar } = useDocumentSelection(found, contactDrafts)
  return (
    <>
      <SearchField
        className={styles.search}
        label={t('contacts:search.label')}
        placeholder={t('contacts:search.placeholder')}
        clearLabel={t('contacts:search.clear')}
        words={words}
        onWords={setWords}
      />
      <p className="visually-hidden" role="status">
        {words.trim() === '' ? '' : t('contacts:search.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('contacts:search.none', { words })}
          text={t('contacts:search.noneText')}
        />
      ) : (
        <ul className={styles.card} aria-label={t('contacts:title')}>
          {found.map((contact) => (
            <ContactRow key={contact.id} contact={contact} box={boxOf(contact)} />
          ))}
        </ul>
      )}
      {selectionBar}
    </>
  )
}

type Props = {
  contact: Contact
  /** Checkbox that selects the row. */
  box: ReactNode
}

/** A contact in the list: its name, and its handles with their networks. */
function ContactRow({ contact: { id, name, handles }, box }: Props) {
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
