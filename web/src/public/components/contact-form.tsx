import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN } from '@postwright/core/limits'
import { CONTACT_TOPICS } from '@postwright/core/model/contact-message'
import { useEarlyText } from '../../lib/use-early-text.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { readContactDraft } from '../contact-draft.ts'
import { useSendMessage } from '../use-send-message.ts'
import buttons from './buttons.module.css'
import styles from './contact-form.module.css'
import { LabelledField } from './labelled-field.tsx'

const MESSAGE_ID = 'contact-message'

/** The contact form; what was typed stays when sending fails. The fields keep their contents themselves, also what was typed before this code arrived. */
export function ContactForm({ onSent }: { onSent: (receipt: string) => void }) {
  const { t } = useTranslation('contact')
  const { isSending, failure, fields, send } = useSendMessage(onSent)
  const isHydrated = useIsHydrated()
  const early = useEarlyText(MESSAGE_ID)
  const [message, setMessage] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const left = CONTACT_MESSAGE_MAX - (message ?? early).length

  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fields])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(readContactDraft(event.currentTarget))
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        <LabelledField id="contact-name" label={t('contact:form.name')} error={fields['name']}>
          {(attributes) => <input {...attributes} name="name" autoComplete="name" required />}
        </LabelledField>
        <LabelledField id="contact-email" label={t('contact:form.email')} error={fields['email']}>
          {(attributes) => <input {...attributes} name="email" type="email" autoComplete="email" required />}
        </LabelledField>
      </div>
      <LabelledField id="contact-topic" label={t('contact:form.topic')} error={fields['topic']}>
        {(attributes) => (
          <select {...attributes} name="topic">
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact:form.topics.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField
        id={MESSAGE_ID}
        label={t('contact:form.message')}
        hint={t('contact:form.messageHint', { min: CONTACT_MESSAGE_MIN, left })}
        error={fields['message']}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            name="message"
            rows={8}
            required
            minLength={CONTACT_MESSAGE_MIN}
            maxLength={CONTACT_MESSAGE_MAX}
            onChange={(event) => setMessage(event.currentTarget.value)}
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
      <button
        type="submit"
        className={`${buttons.button} ${buttons.solid} ${buttons.large}`}
        disabled={isSending || !isHydrated}
      >
        {t(isSending ? 'contact:form.sending' : 'contact:form.send')}
      </button>
    </form>
  )
}
