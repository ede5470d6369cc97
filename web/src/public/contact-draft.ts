import { CONTACT_TOPICS, type ContactMessage } from '@postwright/core/model/contact-message'

/** What is sent: the contents of the form's fields, by their names. */
export type ContactDraft = Pick<ContactMessage, 'name' | 'email' | 'topic' | 'message'>

export function readContactDraft(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form)
  const textOf = (name: keyof ContactDraft) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: textOf('name'),
    email: textOf('email'),
    topic: CONTACT_TOPICS.find((topic) => topic === textOf('topic')) ?? CONTACT_TOPICS[0],
    message: textOf('message'),
  }
}
