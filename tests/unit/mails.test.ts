import { type Mail, mailKindSchema } from '@postwright/core/model/mail'
import { invitedRoleSchema } from '@postwright/core/model/invite'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../functions/src/compose/read-config.ts'
import { renderMail } from '../../functions/src/domain/mails/render-mail.ts'
import { createMailSender } from '../../functions/src/mail/create-mail-sender.ts'
import { startMailCatcher } from '../../scripts/local/mail-catcher.ts'

const KEYS = JSON.stringify({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } })
const LINK = 'https://postwright.test/invite/secret'

function mail(facts: Record<string, string> = {}): Mail & { kind: 'invite' } {
  return {
    id: 'mail1',
    schema: 1,
    rev: 1,
    createdAt: 1,
    updatedAt: 1,
    createdBy: 'owner',
    kind: 'invite',
    workspaceId: 'w1',
    to: 'cora@example.com',
    facts: { workspace: 'Bakery', inviter: 'Olga', role: 'editor', ...facts },
    sealedPath: 'sealed',
    items: [],
    more: 0,
    state: 'sending',
    attempts: 1,
    dueAt: 1,
    problem: null,
    expiresAt: 1,
  }
}

describe('a mail', () => {
  it.each(mailKindSchema.exclude(['digest']).options)('of the kind %s has all of its words', (kind) => {
    for (const role of invitedRoleSchema.options) {
      const { subject, text, html } = renderMail({ ...mail({ role }), kind }, LINK)
      for (const part of [subject, text, html]) {
        expect(part).not.toContain('{{')
        expect(part).not.toContain('undefined')
      }
      if (kind === 'invite') expect(text).toContain(`as a`)
      expect(text).toContain(LINK)
    }
  })

  it('has one line as its subject whatever names contain, and no markup of theirs', () => {
    const { subject, html } = renderMail(
      mail({ inviter: 'Olga\r\nBcc: all@example.com', workspace: '<script>x</script>' }),
      LINK,
    )
    expect(subject.split(/[\r\n]/)).toHaveLength(1)
    expect(html).not.toContain('<script>')
  })

  it('quotes why a payment was refused in one sentence, and reads no reason as a sentence of its own', () => {
    const facts = { event: 'payment_refused', plan: 'Solo', amount: '€9.00', number: 'PW-000007' }
    const refused = (reason: string) =>
      renderMail({ ...mail({ ...facts, reason }), kind: 'billing' }, LINK).text.split('\n')[0]
    expect(refused('The proof\nis {{plan}}')).toContain('Reason: The proof is {{plan}}. You can correct it')
    expect(refused('Nothing has arrived.')).toContain('Reason: Nothing has arrived. You can correct it')
  })

  it('takes no address from a name, and reads no name as a sentence', () => {
    const spam = renderMail(mail({ inviter: 'Win at www.spam.test', workspace: 'https://spam.test' }), LINK)
    expect(`${spam.subject}${spam.text}${spam.html}`).not.toContain('spam.test')
    expect(renderMail(mail({ workspace: '{{inviter}}' }), LINK).text).toContain('{{inviter}}')
  })
})

describe('the mail server', () => {
  const config = { host: '127.0.0.1', secure: false, signIn: null, from: 'Postwright <hello@postwright.test>' }
  const outgoing = {
    key: 'key1',
    to: 'cora@example.com',
    subject: 'Hi\r\nBcc: all@example.com',
    text: 'T',
    html: '<p>T</p>',
  }

  it('gets one header for each line that the product writes, and one recipient', async () => {
    const catcher = await startMailCatcher()
    const sender = createMailSender({ ...config, port: catcher.smtpPort })
    expect(await sender.sendMail(outgoing)).toEqual({ kind: 'sent' })
    expect(await sender.sendMail({ ...outgoing, to: 'a@example.com, b@example.com' })).not.toEqual({ kind: 'sent' })
    await catcher.stop()
    expect(catcher.mails()).toEqual([expect.objectContaining({ to: 'cora@example.com', id: '<key1@postwright.test>' })])
    expect(catcher.mails()[0]?.subject).not.toContain('\n')
  })

  it('that is not there certainly sent nothing', async () => {
    const catcher = await startMailCatcher()
    await catcher.stop()
    const sender = createMailSender({ ...config, port: catcher.smtpPort })
    expect(await sender.sendMail(outgoing)).toEqual({ kind: 'refused', problem: 'unreachable', isFinal: false })
  })
})

describe('the configuration of mails', () => {
  const environment = {
    GCLOUD_PROJECT: 'demo-test',
    FUNCTIONS_EMULATOR: 'true',
    APP_ORIGIN: 'http://127.0.0.1:5000',
    TOKEN_ISSUER: 'https://postwright.app',
    BLOB_STORE: 'disk',
    TOKEN_SIGNING_KEYS: KEYS,
    SEALING_KEYS: KEYS,
  }

  it('is none without a server, and needs a sender with one', () => {
    expect(readConfig(environment).mail).toBeNull()
    expect(() => readConfig({ ...environment, SMTP_HOST: 'smtp.test' })).toThrow('MAIL_FROM')
    expect(() => readConfig({ ...environment, SMTP_HOST: 'smtp.test', MAIL_FROM: 'a@b.test\nBcc: c@d.test' })).toThrow()
  })

  it('names server, sign-in and sender', () => {
    const named = {
      SMTP_HOST: 'smtp.test',
      SMTP_PORT: '465',
      SMTP_USER: 'u',
      SMTP_PASSWORD: 'p',
      MAIL_FROM: 'a@b.test',
    }
    expect(readConfig({ ...environment, ...named }).mail).toEqual({
      host: 'smtp.test',
      port: 465,
      secure: true,
      signIn: { user: 'u', password: 'p' },
      from: 'a@b.test',
    })
  })
})
