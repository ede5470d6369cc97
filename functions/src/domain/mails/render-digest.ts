import { BRAND } from '@postwright/core/brand'
import type { DigestItem, Mail } from '@postwright/core/model/mail'
import words from '../../../../web/public/locales/en/mails.json' with { type: 'json' }
import type { Deps } from '../ports/deps.ts'
import type { OutgoingMail } from '../ports/mail.ts'
import { mailContext } from './new-mail.ts'
import { fillWords } from '../fill-words.ts'
import { escapeHtml, noticeWords } from './render-mail.ts'
import { type MailScope, signMailChoice, unsubscribeAddress, unsubscribePage } from './mail-choices.ts'

type Needs = Pick<Deps, 'config' | 'sealer' | 'tokenKeys'>

type Entry = { text: string; action: string; link: string }

/** Renders several notices as one email, as text and as simple HTML, each with a link to its page. */
export function renderDigest(deps: Needs, mail: Mail): OutgoingMail {
  const { id, to, items, more, createdBy: uid } = mail
  const { appOrigin } = deps.config
  const linkOf = ({ sealedPath }: DigestItem) => `${appOrigin}${deps.sealer.open(sealedPath, mailContext(id))}`
  const entries = items.map((item): Entry => ({ ...noticeWords(item.facts), link: linkOf(item) }))
  const token = signMailChoice(deps, { uid, scope: scopeOf(items) })
  const settings = `${appOrigin}/dashboard/settings#notices`
  const leave = unsubscribePage(deps, token)
  const count = String(items.length + more)
  const [only] = items
  const isOne = items.length === 1 && more === 0 && only !== undefined
  const product = BRAND.name
  const subject = isOne ? noticeWords(only.facts).subject : fillWords(words.digest.subject, { count, product })
  const rest = more === 0 ? null : fillWords(words.digest.more, { count: String(more), product })
  const intro = isOne ? null : words.digest.text
  const end = fillWords(words.notice.end, { product })
  const listed = entries.map(({ text, action, link }) => `${text}\n${action}:\n${link}`)
  const ends = [`${words.digest.settings}:\n${settings}`, `${words.digest.unsubscribe}:\n${leave}`]
  const parts = [intro, ...listed, rest, end, ends.join('\n')].filter((part) => part !== null)
  return {
    key: id,
    to,
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: toHtml({ intro, entries, rest, end, settings, leave }),
    unsubscribe: unsubscribeAddress(deps, token),
  }
}

/** Returns the scope of an unsubscribe link: the reason of an email about one reason, otherwise all emails. */
function scopeOf(items: readonly DigestItem[]): MailScope {
  const [first, ...others] = new Set(items.map(({ reason }) => reason))
  return first !== undefined && others.length === 0 ? first : 'all'
}

type Page = {
  intro: string | null
  entries: readonly Entry[]
  rest: string | null
  end: string
  settings: string
  leave: string
}

function toHtml({ intro, entries, rest, end, settings, leave }: Page): string {
  const paragraph = (text: string, style = 'margin:0 0 16px') => `<p style="${style}">${text}</p>`
  const anchor = (link: string, text: string) =>
    `<a href="${escapeHtml(link)}" style="color:#3b5bdb">${escapeHtml(text)}</a>`
  const soft = 'margin:0 0 8px;color:#59636e;font-size:14px'
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f2328;background:#ffffff">',
    '<div style="max-width:560px">',
    ...(intro === null ? [] : [paragraph(escapeHtml(intro))]),
    ...entries.map(({ text, action, link }) =>
      paragraph(
        `${escapeHtml(text)}<br>${anchor(link, action)}`,
        'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #d1d9e0',
      ),
    ),
    ...(rest === null ? [] : [paragraph(escapeHtml(rest))]),
    paragraph(escapeHtml(end), soft),
    paragraph(`${anchor(settings, words.digest.settings)} · ${anchor(leave, words.digest.unsubscribe)}`, soft),
    '</div></body></html>',
    '',
  ].join('\n')
}
