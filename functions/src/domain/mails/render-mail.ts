import { BRAND } from '@postwright/core/brand'
import { containsWebAddress } from '@postwright/core/gallery/contains-web-address'
import type { Mail, MailKind } from '@postwright/core/model/mail'
import { toOneLine } from '@postwright/core/text/text-fields'
import words from '../../../../web/public/locales/en/mails.json' with { type: 'json' }
import { fillWords } from '../fill-words.ts'
import type { OutgoingMail } from '../ports/mail.ts'

const SUBJECT_MAX = 200
const FACT_MAX = 100
const QUOTE_MAX = 200
const REASON_MAX = 500

type Words = { subject: string; text: string; action: string; end: string }
type Facts = Record<string, string>

/** Texts of each email kind, and the facts used in them. */
const KINDS: Record<Exclude<MailKind, 'digest'>, (facts: Facts) => { words: Words; facts: Facts }> = {
  invite: ({ workspace = '', inviter = '', role = '' }) => ({
    words: words.invite,
    facts: {
      inviter: safeName(inviter) ?? words.invite.anyone,
      workspace: safeName(workspace) ?? words.invite.anyWorkspace,
      role: ownWord(words.invite.roles, role),
    },
  }),
  billing: ({ event = '', plan = '', amount = '', date = '', number = '', reason = '' }) => ({
    words: {
      ...(Object.entries(words.billing.events).find(([name]) => name === event)?.[1] ?? words.billing.events.changed),
      end: words.billing.end,
    },
    facts: { plan, amount, date, number, reason: toSentence(reason) },
  }),
  support: ({ admin = '', reason = '', until = '' }) => ({
    words: words.support,
    facts: {
      admin: safeName(admin) ?? words.support.anyone,
      reason: toSentence(safeText(reason) ?? words.support.noReason),
      until,
    },
  }),
  security: ({ event = '', date = '', left = '' }) => ({
    words: {
      ...(Object.entries(words.security.events).find(([name]) => name === event)?.[1] ?? words.security.events.on),
      end: words.security.end,
    },
    facts: { date, left },
  }),
  notice: ({ reason = '', actor = '', quote = '' }) => {
    const own =
      Object.entries(words.notice.reasons).find(([name]) => name === reason)?.[1] ?? words.notice.reasons.review
    const said = safeText(quote)
    return {
      words: { ...own, end: words.notice.end },
      facts: {
        actor: safeName(actor) ?? words.notice.anyone,
        quote: said === null ? '' : fillWords(words.notice.quote, { text: said }),
      },
    }
  },
}

type MailOf = Pick<Mail, 'id' | 'to' | 'facts'> & { kind: Exclude<MailKind, 'digest'> }

/** Renders an email as plain text and as simple HTML. `link` is the only URL in it. */
export function renderMail({ id, kind, to, facts: named }: MailOf, link: string): OutgoingMail {
  const { words: own, facts } = KINDS[kind](named)
  const all = { ...facts, product: BRAND.name }
  const [text, action, end] = [fillWords(own.text, all).trim(), fillWords(own.action, all), fillWords(own.end, all)]
  return {
    key: id,
    to,
    subject: toOneLine(fillWords(own.subject, all), SUBJECT_MAX) ?? BRAND.name,
    text: [text, `${action}:`, link, end, ''].join('\n\n'),
    html: toHtml({ text, action, end, link }),
  }
}

type Parts = { text: string; action: string; end: string; link: string }

function toHtml({ text, action, end, link }: Parts): string {
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#3b5bdb;color:#ffffff;text-decoration:none'
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f2328;background:#ffffff">',
    '<div style="max-width:560px">',
    `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a></p>`,
    `<p style="margin:0 0 16px;word-break:break-all"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    `<p style="margin:0;color:#59636e">${escapeHtml(end)}</p>`,
    '</div></body></html>',
    '',
  ].join('\n')
}

/**
 * Returns a user-chosen name as one line; null if it contains a URL, because mail readers would turn it into a link and the email goes to strangers
 * in the product's name.
 */
function safeName(name: string): string | null {
  const line = toOneLine(name, FACT_MAX)
  return line === null || containsWebAddress(line) ? null : line
}

/** Returns a user's text as one line. Guests can also write comments, so a text with a URL is left out. */
function safeText(text: string): string | null {
  const line = toOneLine(text, QUOTE_MAX)
  return line === null || containsWebAddress(line) ? null : line
}

/** Turns an admin's words into one line that ends like a sentence. */
function toSentence(text: string): string {
  const line = toOneLine(text, REASON_MAX) ?? ''
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`
}

function ownWord(list: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(list, key) ? (list[key] ?? '') : ''
}

/** Returns the texts of a notice with its facts filled in. */
export function noticeWords(named: Facts): Omit<Words, 'end'> {
  const { words: own, facts } = KINDS.notice(named)
  const all = { ...facts, product: BRAND.name }
  return {
    subject: fillWords(own.subject, all),
    text: fillWords(own.text, all).trim(),
    action: fillWords(own.action, all),
  }
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
