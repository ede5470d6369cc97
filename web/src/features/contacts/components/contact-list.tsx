import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@postwright/core/collections/contacts'
import { hasWords } from '@/documents/has-words.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { contactDrafts } from '../data/contact-drafts.ts'
import { ContactRow } from './contact-row.tsx'
import styles from './contacts.module.css'

/** The contacts whose name or handles have the words that are looked for. */
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
