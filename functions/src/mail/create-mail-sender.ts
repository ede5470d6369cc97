import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { z } from 'zod'
import type { MailConfig } from '../domain/ports/config.ts'
import type { MailOutcome, MailSender, OutgoingMail } from '../domain/ports/mail.ts'

const CONNECT_MS = 15_000
const SILENCE_MS = 30_000
/** Lowest SMTP reply code for a permanent failure. */
const PERMANENT = 500

/** Returns a sender of emails by SMTP, with one connection each. Without a configured server it sends nothing. */
export function createMailSender(config: MailConfig | null): MailSender {
  if (!config) {
    return { isOn: false, sendMail: async () => ({ kind: 'refused', problem: 'unreachable', isFinal: true }) }
  }
  return { isOn: true, sendMail: (mail) => sendBy(config, mail) }
}

/** Sends an email in stages, because the meaning of a failure depends on the stage: only the data stage may have sent the email. */
async function sendBy(config: MailConfig, mail: OutgoingMail): Promise<MailOutcome> {
  const { host, port, secure, signIn, from } = config
  const content = await composeMail(from, mail)
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  try {
    try {
      await settled(connection, (done) => connection.connect(done))
    } catch {
      return { kind: 'refused', problem: 'unreachable', isFinal: false }
    }
    if (signIn) {
      try {
        await settled(connection, (done) => connection.login({ user: signIn.user, pass: signIn.password }, done))
      } catch {
        return { kind: 'refused', problem: 'sign_in_refused', isFinal: false }
      }
    }
    try {
      await settled(connection, (done) => connection.send({ from: addressOf(from), to: [mail.to] }, content, done))
      return { kind: 'sent' }
    } catch (error) {
      return readRefusal(error)
    }
  } finally {
    connection.close()
  }
}

/** Settles once: by the callback, or by a connection error, which may occur instead of the callback. */
function settled(connection: SMTPConnection, begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.on('error', reject)
  begin((error) => (error ? reject(error) : resolve()))
  return promise
}

function composeMail(from: string, { key, to, subject, text, html, unsubscribe }: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    // The address is passed as an object, so a comma or bracket in it does not create a second address.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${key}@${addressOf(from).split('@')[1] ?? 'localhost'}>`,
    // Prevents automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error || !message ? reject(error) : resolve(message)))
  })
}

/** Returns the address from a sender such as "Name <address>". */
function addressOf(from: string): string {
  const begin = from.lastIndexOf('<')
  return begin === -1 ? from.trim() : from.slice(begin + 1, from.lastIndexOf('>')).trim()
}

const refusalSchema = z.object({
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

/** Classifies a failure: a server that replied did not accept the email; one that stopped replying may have accepted it. */
function readRefusal(error: unknown): MailOutcome {
  const { responseCode, command } = refusalSchema.catch({}).parse(error)
  if (responseCode === undefined) return { kind: 'unknown' }
  const problem = command === 'RCPT TO' ? 'recipient_refused' : 'refused'
  return { kind: 'refused', problem, isFinal: responseCode >= PERMANENT }
}
