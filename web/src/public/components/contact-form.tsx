import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN } from '@postwright/core/limits'
import { CONTACT_TOPICS } from '@postwright/core/model/contact-message'
import { type ContactDraft, EMPTY_CONTACT_DRAFT } from '../contact-draft.ts'
import { useSendMessage } from '../use-send-message.ts'
import buttons from './buttons.module.css'
import styles from './contact-form.module.css'
import { LabelledField } from './labelled-field.tsx'

/** The contact form; what was typed stays when sending fails. */
export function ContactForm({ onSent }: { onSent: (receipt: string) => void }) {
  const { t } = useTranslation('contact')
  const [draft, setDraft] = useState<ContactDraft>(EMPTY_CONTACT_DRAFT)
  const { isSending, failure, fields, send } = useSendMessage(onSent)
  const set = (change: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...change }))
  const left = CONTACT_MESSAGE_MAX - draft.message.length

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(draft)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        <LabelledField id="contact-name" label={t('contact:form.name')} error={fields['name']}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="name"
              required
              value={draft.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
          )}
        </LabelledField>
        <LabelledField id="contact-email" label={t('contact:form.email')} error={fields['email']}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              autoComplete="email"
              required
              value={draft.email}
              onChange={(event) => set({ email: event.currentTarget.value })}
            />
          )}
        </LabelledField>
      </div>
      <LabelledField id="contact-topic" label={t('contact:form.topic')} error={fields['topic']}>
        {(attributes) => (
          <select
            {...attributes}
            value={draft.topic}
            onChange={(event) => {
              const topic = CONTACT_TOPICS.find((known) => known === event.currentTarget.value)
              if (topic) set({ topic })
            }}
          >
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact:form.topics.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField
        id="contact-message"
        label={t('contact:form.message')}
        hint={t('contact:form.messageHint', { min: CONTACT_MESSAGE_MIN, left })}
        error={fields['message']}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={8}
            required
            minLength={CONTACT_MESSAGE_MIN}
            maxLength={CONTACT_MESSAGE_MAX}
            value={draft.message}
            onChange={(event) => set({ message: event.currentTarget.value })}
          />
        )}
      </LabelledField>
      <div role="alert">
        {failure !== null && (
          <p className={styles.failure}>
            <strong>{t('contact:error.title')}</strong> {failure}{' '}
            {t('contact:error.text', { email: BRAND.supportEmail })}
          </p>
        )}
      </div>
      <button type="submit" className={`${buttons.button} ${buttons.solid} ${buttons.large}`} disabled={isSending}>
        {t(isSending ? 'contact:form.sending' : 'contact:form.send')}
      </button>
    </form>
  )
}
